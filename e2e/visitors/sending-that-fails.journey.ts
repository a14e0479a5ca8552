import type { Page } from '@playwright/test';
import { contactForm } from '../../packages/server/src/samples/contact-form.ts';
import { deliveredWithinMs } from '../support/portal/administrator.ts';
import type { Administrator } from '../support/portal/administrator.ts';
import { chooseButton, chooseFiles } from '../support/controls/choose-files.ts';
import { askingForContact, contact, fillContact, question } from '../support/forms/contact-form.ts';
import { aPicture } from '../support/forms/files.ts';
import { copyOf } from '../support/forms/forms.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/controls/keyboard.ts';
import { openForm, waitForHydration, waitForDraft } from '../support/pages/open-page.ts';
import type { Asking } from '../support/controls/asking.ts';
import type { PageGuard } from '../support/pages/page-guard.ts';
import type { PortalTexts } from '../support/texts.ts';
import { main } from '../support/main.ts';

const message = 'Kadulla 5 on kuoppa.';

/** Opens a new form and fills it in; returns its GUID. */
async function openFilled(page: Page, administrator: Administrator, texts: PortalTexts): Promise<string> {
  const form = await openForm(page, administrator, copyOf(contactForm));
  await fillContact(page, texts, message);
  await waitForDraft(page, message);
  return form;
}

async function expectKept(page: Page, texts: PortalTexts): Promise<void> {
  const ask = askingForContact(page, texts);
  await expect(ask.box(contact.message)).toHaveValue(message);
  await expect(ask.option(contact.kind, question[texts.language])).toBeChecked();
}

/** Makes the next submission arrive and its response get lost. */
async function loseOneResponse(page: Page): Promise<void> {
  await page.route(
    '**/api/submissions',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

/** Sends the form, whose response gets lost, and goes back to it; sending it again with changes is a conflict. */
async function sendAndLoseTheResponse(page: Page, texts: PortalTexts, guard: PageGuard): Promise<Asking> {
  guard.expectMessage(/ERR_FAILED/);
  guard.expectMessage(/409/);
  await loseOneResponse(page);
  const ask = askingForContact(page, texts);
  await ask.send.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: texts.text('close') })
    .click();
  return ask;
}

test(
  'the reason why a form cannot be sent is shown, and the answers are kept',
  main,
  async ({ page, texts, guard, administrator, context }) => {
    await test.step('a file whose content contradicts its name is refused at once; one that only the server detects is named in the summary, without Try again', async () => {
      const form = await openFilled(page, administrator, texts);
      guard.expectMessage(/400/);
      const lying = { ...aPicture('kuoppa.png'), buffer: Buffer.from('this is no picture') };
      const broken = { ...aPicture('katu.png'), buffer: Buffer.from('\x89PNG no picture', 'latin1') };
      const row = (name: string) =>
        page
          .getByRole('list', { name: texts.text('attachedFiles') })
          .getByRole('listitem')
          .filter({ hasText: name });
      const remove = (name: string) => page.getByRole('button', { name: texts.text('removeFile', { name }) });
      await chooseFiles(page, chooseButton(page, texts), [broken, lying]);
      await expect(row('kuoppa.png')).toBeFocused();
      await expect(row('kuoppa.png')).toContainText(
        texts.text('problem.contentDiffers', { name: 'kuoppa.png' }),
      );
      await expect(row('katu.png')).toContainText(texts.text('fileReady'));
      await remove('kuoppa.png').click();
      await askingForContact(page, texts).send.click();

      const popup = page.getByRole('alertdialog', { name: texts.text('errorSummary', { n: 1 }) });
      await expect(popup).toContainText(texts.text('problem.contentDiffers', { name: 'katu.png' }));
      await expect(popup.getByRole('button', { name: texts.text('tryAgain') })).toHaveCount(0);
      await tabTo(page, popup.getByRole('link'));
      await page.keyboard.press('Enter');
      await expect(row('katu.png')).toBeFocused();
      await expectKept(page, texts);
      await remove('katu.png').click();
      await askingForContact(page, texts).send.click();
      await expect(page.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();
      expect(await administrator.submissionsOf(form)).toHaveLength(1);
    });

    await test.step('without a connection everything is kept, and Try again sends it later', async () => {
      const form = await openFilled(page, administrator, texts);
      guard.expectMessage(/ERR_INTERNET_DISCONNECTED/);
      await chooseFiles(page, chooseButton(page, texts), [aPicture('kuoppa.png')]);
      await context.setOffline(true);
      await askingForContact(page, texts).send.click();
      const popup = page.getByRole('alertdialog', { name: texts.text('error') });
      await expect(popup).toContainText(texts.text('offline'));
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(popup).toHaveCount(0);
      await expect(askingForContact(page, texts).send).toBeFocused();
      await expectKept(page, texts);
      await askingForContact(page, texts).send.click();
      await expect(popup).toContainText(texts.text('offline'));
      await context.setOffline(false);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();
      expect(await administrator.submissionsOf(form)).toMatchObject([{ AttachmentCount: 1 }]);
    });

    await test.step('when identification has ended the answers are kept and a new tab identifies again', async () => {
      await openFilled(page, administrator, texts);
      guard.expectMessage(/401/);
      await page.route('**/api/submissions', (route) =>
        route.fulfill({ status: 401, json: { error: 'x', code: 'x' } }),
      );
      await askingForContact(page, texts).send.click();
      const popup = page.getByRole('alertdialog', { name: texts.text('error') });
      await expect(popup).toContainText(texts.text('sessionEnded'));
      const identify = popup.getByRole('link', { name: texts.text('identifyAgain') });
      await expect(identify).toHaveAttribute('target', '_blank');
      await expect(identify).toHaveAccessibleName(
        `${texts.text('identifyAgain')} ${texts.text('opensInNewTab')}`,
      );
      await popup.getByRole('button', { name: texts.text('close') }).click();
      await expectKept(page, texts);
    });
  },
);

test('however often a form is sent, it arrives once', async ({ page, texts, administrator }) => {
  await test.step('a second click on Send creates no second submission', async () => {
    const form = await openFilled(page, administrator, texts);
    await askingForContact(page, texts).send.dblclick();
    await expect(page.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();
    expect(await administrator.submissionsOf(form)).toHaveLength(1);
  });

  await test.step('a duplicated tab sends a separate submission, and a reloaded one still sends the same', async () => {
    const form = await openFilled(page, administrator, texts);
    const guidOn = (tab: Page) => tab.locator('input[name="draft"]').inputValue();
    const opened = page.waitForEvent('popup');
    await page.evaluate(() => void window.open(location.href));
    const copy = await opened;
    await waitForHydration(copy);
    const ofCopy = askingForContact(copy, texts);
    await expect(ofCopy.box(contact.message)).toHaveValue(message);
    await ofCopy.box(contact.message).fill('Kadulla 9 on kuoppa.');
    await ofCopy.send.click();
    await expect(copy.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();

    const before = await guidOn(page);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    const ask = askingForContact(page, texts);
    await expect(page.getByText(texts.text('draftRestored'))).toBeVisible();
    expect(await guidOn(page)).toBe(before);
    await ask.send.click();
    await expect(page.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();

    const sent = await administrator.submissionsOf(form);
    expect(sent.map(({ GUID }) => GUID)).toContain(before);
    const messages = await Promise.all(
      sent.map(async ({ GUID }) => (await administrator.answersOf(GUID))[ask.label(contact.message)]),
    );
    expect(messages.sort()).toEqual([message, 'Kadulla 9 on kuoppa.']);
  });

  await test.step('while the form is being sent, the page waits, Esc does nothing, and after 20 seconds a text asks for patience', async () => {
    await openFilled(page, administrator, texts);
    await page.clock.install();
    let respond: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (respond = resolve));
    await page.route('**/api/submissions', async (route) => {
      await held;
      await route.continue();
    });
    await askingForContact(page, texts).send.press('Enter');
    const sending = page.getByRole('dialog', { name: texts.text('sendingForm') });
    await expect(sending.getByRole('status')).toHaveText(texts.text('sendingWait'));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(sending).toBeVisible();
    await expect(sending.getByRole('button')).toHaveCount(0);
    await page.clock.fastForward(21_000);
    await expect(sending.getByRole('status')).toHaveText(texts.text('sendingSlow'));
    respond();
    await expect(page.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();
  });
});

test('a form whose response got lost is sent again', async ({ page, texts, guard, administrator }) => {
  await test.step('sending again after a lost response creates no second submission', async () => {
    const form = await openFilled(page, administrator, texts);
    guard.expectMessage(/ERR_FAILED/);
    await loseOneResponse(page);
    await askingForContact(page, texts).send.click();
    const popup = page.getByRole('alertdialog', { name: texts.text('error') });
    await expect(popup).toContainText(texts.text('sendingUncertain'));
    const [received] = await administrator.submissionsOf(form);
    await page.keyboard.press('Enter');
    const sent = page.getByRole('dialog', { name: texts.text('formSent') });
    await expect(sent).toContainText(received?.Reference ?? 'no reference');
    expect(await administrator.submissionsOf(form)).toHaveLength(1);
  });

  await test.step('a form changed after a lost response is not reported as sent: the visitor sends it as a correction of the first', async () => {
    const form = await openFilled(page, administrator, texts);
    const ask = await sendAndLoseTheResponse(page, texts, guard);
    const [first] = await administrator.submissionsOf(form);
    const corrected = 'Kadulla 7 on kuoppa.';
    await ask.box(contact.message).fill(corrected);
    await ask.send.press('Enter');

    const popup = page.getByRole('alertdialog', { name: texts.text('arrivedTitle') });
    await expect(popup).toContainText(first?.Reference ?? 'no reference');
    await expect(popup).toContainText(texts.text('arrivedDiffers'));
    await expect(popup.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(ask.send).toBeFocused();
    await expect(ask.box(contact.message)).toHaveValue(corrected);
    expect(await administrator.submissionsOf(form)).toHaveLength(1);

    await page.keyboard.press('Enter');
    await tabTo(page, popup.getByRole('button', { name: texts.text('sendCorrected') }));
    await page.keyboard.press('Enter');
    const sent = page.getByRole('dialog', { name: texts.text('formSent') });
    await expect(sent).toBeVisible();
    const [second] = await administrator.submissionsOf(form);
    await expect(sent).toContainText(second?.Reference ?? 'no reference');
    expect(await administrator.correctedBy(second?.GUID ?? '')).toBe(first?.Reference);
    for (const [one, typed] of [
      [first, message],
      [second, corrected],
    ] as const)
      await expect
        .poll(
          async () => (await administrator.findObject(one?.Reference ?? ''))?.properties[contact.message],
          {
            timeout: deliveredWithinMs,
          },
        )
        .toBe(typed);
  });

  await test.step('the visitor may keep the version that arrived', async () => {
    const form = await openFilled(page, administrator, texts);
    const ask = await sendAndLoseTheResponse(page, texts, guard);
    await ask.box(contact.message).fill('Kadulla 7 on kuoppa.');
    await ask.send.click();
    await page.getByRole('button', { name: texts.text('keepFirstVersion') }).click();

    const [only, ...others] = await administrator.submissionsOf(form);
    const sent = page.getByRole('dialog', { name: texts.text('formSent') });
    await expect(sent).toContainText(only?.Reference ?? 'no reference');
    expect(others).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });
});
