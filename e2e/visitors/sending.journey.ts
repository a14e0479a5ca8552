import { sha256 } from '../../packages/storage/src/testing/sha256.ts';
import { demoClasses } from '@form-portal/vault';
import { parseReference } from '@form-portal/domain';
import { grantApplication } from '../../packages/server/src/samples/grant-application.ts';
import { deliveredWithinMs } from '../support/portal/administrator.ts';
import { aPdf } from '../support/forms/files.ts';
import {
  answerRequests,
  askingForGrant,
  fillWithKeyboard,
  grantOnOnePage,
  grantedProperties,
  nextOf,
  property,
  required,
} from '../support/forms/grant-application.ts';
import { inLanguages } from '../support/in-languages.ts';
import { expect, test } from '../support/journey.ts';
import { isFocused, tabTo } from '../support/controls/keyboard.ts';
import { town } from '../support/portal/municipality.ts';
import { open, openForm } from '../support/pages/open-page.ts';
import { referenceOn } from '../support/submissions.ts';
import { requiredText } from '../support/texts.ts';

const path = `/form/${grantApplication.guid ?? ''}`;

inLanguages((language, mainTag) => {
  test('an empty form lists what is missing when it is sent, and each link of the summary leads to its control', async ({
    page,
    texts,
    administrator,
  }) => {
    await openForm(page, administrator, grantOnOnePage());
    const ask = askingForGrant(page, texts);
    const title = `${requiredText(grantApplication.name, language)} – ${town.siteName}`;
    await expect(page).toHaveTitle(title);
    await tabTo(page, ask.send);
    await page.keyboard.press('Enter');

    const popup = page.getByRole('alertdialog', { name: texts.text('missingMandatory') });
    const ok = popup.getByRole('button', { name: texts.text('ok') });
    await popup.waitFor();
    // The heading has the focus first where focusing the button would scroll it out of view, below a long list.
    if (!(await isFocused(ok))) {
      await expect(popup.getByRole('heading')).toBeFocused();
      await tabTo(page, ok);
    }
    await expect(popup).toContainText(texts.text('fillAllMandatory'));
    const listed = popup.getByRole('listitem');
    await expect(listed).toHaveCount(required.length);
    for (const [index, of] of required.entries())
      await expect(listed.nth(index)).toContainText(ask.label(of));

    await page.keyboard.press('Enter');
    await expect(popup).toHaveCount(0);
    const heading = page.getByRole('heading', { name: texts.text('errorSummary', { n: required.length }) });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(`${texts.text('error')}: ${title}`);

    const summary = page.getByRole('group').filter({ has: heading });
    const links = summary.getByRole('link');
    const choices: readonly number[] = [property.applicantType, property.grantType];
    const key = Object.fromEntries([
      ...choices.map((of) => [of, 'selectValue'] as const),
      [property.consent, 'tickValue'] as const,
    ]) as Record<number, string>;
    await expect(links).toHaveText(
      required.map((of) => texts.text(key[of] ?? 'enterValue', { label: ask.label(of) })),
    );
    for (const [index, of] of required.entries()) {
      const message = (await links.nth(index).textContent()) ?? '';
      await links.nth(index).focus();
      await page.keyboard.press('Enter');
      const control = choices.includes(of)
        ? ask.group(of).getByRole('radio').first()
        : of === property.consent
          ? ask.tick(of)
          : ask.box(of);
      await expect(control).toBeFocused();
      await expect(control).toBeInViewport();
      await expect(control).toHaveAccessibleDescription(new RegExp(escaped(message)));
      const invalid = choices.includes(of) ? ask.group(of) : control;
      await expect(invalid).toHaveAttribute('aria-invalid', 'true');
    }
  });

  test(
    'a form with every kind of answer is filled in by keyboard alone, sent, and becomes an object in the vault',
    mainTag,
    async ({ page, texts, administrator }) => {
      const plan = aPdf('suunnitelma.pdf');
      await open(page, path);
      const ask = askingForGrant(page, texts);
      await tabTo(page, nextOf(page, texts, 0));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: texts.text('errorSummary', { n: 4 }) })).toBeFocused();

      await fillWithKeyboard(page, texts, async () => {
        const left = texts.text('errorSummary', { n: 2 });
        await expect(page.getByRole('heading', { name: left })).toBeVisible();
      });
      await expect(page.getByText(texts.text('errorSummary', { n: 1 }))).toHaveCount(0);
      await expect(page.locator('[aria-invalid]')).toHaveCount(0);
      await expect(page).not.toHaveTitle(new RegExp(`^${texts.text('error')}:`));

      await answerRequests(page, texts, plan);
      await expect(page.getByText(texts.text('fileReady'))).toHaveCount(1);

      await tabTo(page, ask.check);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: texts.text('checkAnswers') })).toContainText(
        'Seurasäätiö',
      );
      await tabTo(page, ask.send);
      await page.keyboard.press('Enter');
      const sent = page.getByRole('dialog', { name: texts.text('formSent') });
      await expect(sent.getByRole('button', { name: texts.text('ok') })).toBeFocused();
      await expect(sent).toContainText(texts.text('attachmentsSent', { n: 1 }));
      const reference = await referenceOn(page);
      expect(parseReference(reference)).toBe(reference);

      await expect
        .poll(async () => (await administrator.findObject(reference))?.objectClass, {
          timeout: deliveredWithinMs,
        })
        .toBe(demoClasses.grantApplication);
      const object = await administrator.findObject(reference);
      expect(object?.properties).toMatchObject(grantedProperties(ask, texts));
      const attached = object?.files.filter(({ sha256: of }) => of === sha256(plan.buffer)) ?? [];
      expect(attached.map(({ name }) => name)).toEqual([expect.stringMatching(/ – suunnitelma\.pdf$/)]);
      const others = object?.files.filter((file) => !attached.includes(file)) ?? [];
      expect(others.map(({ content }) => content.subarray(0, 5).toString())).toEqual(['%PDF-']);

      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/');
      await page.goBack();
      await expect(ask.box(property.association)).toHaveValue('');
    },
  );
});

test('a required question left empty shows no error before Send is pressed', async ({ page, texts }) => {
  await open(page, path);
  const ask = askingForGrant(page, texts);
  await tabTo(page, ask.box(property.association));
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await tabTo(page, ask.box(property.email));
  await tabTo(page, ask.box(property.contact));
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
