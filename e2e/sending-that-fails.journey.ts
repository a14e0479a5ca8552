import type { Page } from '@playwright/test';
import { contactForm } from '../packages/server/src/samples/contact-form.ts';
import { deliveredWithinMs } from './support/administrator.ts';
import type { Administrator } from './support/administrator.ts';
import { chooseButton, chooseFiles } from './support/choose-files.ts';
import { askingForContact, contact, fillContact, question } from './support/contact-form.ts';
import { aPicture } from './support/files.ts';
import { copyOf } from './support/forms.ts';
import { expect, test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { openForm, waitForHydration, waitForDraft } from './support/open-page.ts';
import type { Asking } from './support/asking.ts';
import type { PageGuard } from './support/page-guard.ts';
import type { PortalTexts } from './support/words.ts';
import { main } from './support/main.ts';

const message = 'Kadulla 5 on kuoppa.';

/** Opens a new form and fills it in; returns its GUID. */
async function openFilled(page: Page, administrator: Administrator, words: PortalTexts): Promise<string> {
  const form = await openForm(page, administrator, copyOf(contactForm));
  await fillContact(page, words, message);
  await waitForDraft(page);
  return form;
}

async function expectKept(page: Page, words: PortalTexts): Promise<void> {
  const ask = askingForContact(page, words);
  await expect(ask.box(contact.message)).toHaveValue(message);
  await expect(ask.option(contact.kind, question[words.language])).toBeChecked();
}

/** Lets the next submission arrive, and its response get lost. */
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
async function sendAndLoseTheResponse(page: Page, words: PortalTexts, guard: PageGuard): Promise<Asking> {
  guard.expectMessage(/ERR_FAILED/);
  guard.expectMessage(/409/);
  await loseOneResponse(page);
  const ask = askingForContact(page, words);
  await ask.send.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words.text('close') })
    .click();
  return ask;
}

test(
  'the reason why a form cannot be sent is shown, and the answers stay',
  main,
  async ({ page, words, guard, administrator, context }) => {
    await test.step('a file whose content contradicts its name is refused at once; one that only the server detects is named in the summary, without Try again', async () => {
      const form = await openFilled(page, administrator, words);
      guard.expectMessage(/400/);
      const lying = { ...aPicture('kuoppa.png'), buffer: Buffer.from('this is no picture') };
      const broken = { ...aPicture('katu.png'), buffer: Buffer.from('\x89PNG no picture', 'latin1') };
      const row = (name: string) =>
        page
          .getByRole('list', { name: words.text('attachedFiles') })
          .getByRole('listitem')
          .filter({ hasText: name });
      const remove = (name: string) => page.getByRole('button', { name: words.text('removeFile', { name }) });
      await chooseFiles(page, chooseButton(page, words), [broken, lying]);
      await expect(row('kuoppa.png')).toBeFocused();
      await expect(row('kuoppa.png')).toContainText(
        words.text('problem.contentDiffers', { name: 'kuoppa.png' }),
      );
      await expect(row('katu.png')).toContainText(words.text('fileReady'));
      await remove('kuoppa.png').click();
      await askingForContact(page, words).send.click();

      const popup = page.getByRole('alertdialog', { name: words.text('errorSummary', { n: 1 }) });
      await expect(popup).toContainText(words.text('problem.contentDiffers', { name: 'katu.png' }));
      await expect(popup.getByRole('button', { name: words.text('tryAgain') })).toHaveCount(0);
      await tabTo(page, popup.getByRole('link'));
      await page.keyboard.press('Enter');
      await expect(row('katu.png')).toBeFocused();
      await expectKept(page, words);
      await remove('katu.png').click();
      await askingForContact(page, words).send.click();
      await expect(page.getByRole('dialog', { name: words.text('formSent') })).toBeVisible();
      expect(await administrator.submissionsOf(form)).toHaveLength(1);
    });

    await test.step('without a connection everything is kept, and Try again sends it later', async () => {
      const form = await openFilled(page, administrator, words);
      guard.expectMessage(/ERR_INTERNET_DISCONNECTED/);
      await chooseFiles(page, chooseButton(page, words), [aPicture('kuoppa.png')]);
      await context.setOffline(true);
      await askingForContact(page, words).send.click();
      const popup = page.getByRole('alertdialog', { name: words.text('error') });
      await expect(popup).toContainText(words.text('offline'));
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(popup).toHaveCount(0);
      await expect(askingForContact(page, words).send).toBeFocused();
      await expectKept(page, words);
      await askingForContact(page, words).send.click();
      await expect(popup).toContainText(words.text('offline'));
      await context.setOffline(false);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: words.text('formSent') })).toBeVisible();
      expect(await administrator.submissionsOf(form)).toMatchObject([{ AttachmentCount: 1 }]);
    });

    await test.step('when identification has ended the answers are kept and a new tab identifies again', async () => {
      await openFilled(page, administrator, words);
      guard.expectMessage(/401/);
      await page.route('**/api/submissions', (route) =>
        route.fulfill({ status: 401, json: { error: 'x', code: 'x' } }),
      );
      await askingForContact(page, words).send.click();
      const popup = page.getByRole('alertdialog', { name: words.text('error') });
      await expect(popup).toContainText(words.text('sessionEnded'));
      const identify = popup.getByRole('link', { name: words.text('identifyAgain') });
      await expect(identify).toHaveAttribute('target', '_blank');
      await expect(identify).toHaveAccessibleName(
        `${words.text('identifyAgain')} ${words.text('opensInNewTab')}`,
      );
      await popup.getByRole('button', { name: words.text('close') }).click();
      await expectKept(page, words);
    });
  },
);

test('however often a form is sent, it arrives once', async ({ page, words, administrator }) => {
  await test.step('a second click on Send creates no second submission', async () => {
    const form = await openFilled(page, administrator, words);
    await askingForContact(page, words).send.dblclick();
    await expect(page.getByRole('dialog', { name: words.text('formSent') })).toBeVisible();
    expect(await administrator.submissionsOf(form)).toHaveLength(1);
  });

  await test.step('a duplicated tab sends a separate submission, and a reloaded one still sends the same', async () => {
    const form = await openFilled(page, administrator, words);
    const guidOn = (tab: Page) => tab.locator('input[name="draft"]').inputValue();
    const opened = page.waitForEvent('popup');
    await page.evaluate(() => void window.open(location.href));
    const copy = await opened;
    await waitForHydration(copy);
    const ofCopy = askingForContact(copy, words);
    await expect(ofCopy.box(contact.message)).toHaveValue(message);
    await ofCopy.box(contact.message).fill('Kadulla 9 on kuoppa.');
    await ofCopy.send.click();
    await expect(copy.getByRole('dialog', { name: words.text('formSent') })).toBeVisible();

    const before = await guidOn(page);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    const ask = askingForContact(page, words);
    await expect(page.getByText(words.text('draftRestored'))).toBeVisible();
    expect(await guidOn(page)).toBe(before);
    await ask.send.click();
    await expect(page.getByRole('dialog', { name: words.text('formSent') })).toBeVisible();

    const sent = await administrator.submissionsOf(form);
    expect(sent.map(({ GUID }) => GUID)).toContain(before);
    const messages = await Promise.all(
      sent.map(async ({ GUID }) => (await administrator.answersOf(GUID))[ask.label(contact.message)]),
    );
    expect(messages.sort()).toEqual([message, 'Kadulla 9 on kuoppa.']);
  });

  await test.step('while the form is being sent, the page waits, Esc does nothing, and after 20 seconds a text asks for patience', async () => {
    await openFilled(page, administrator, words);
    await page.clock.install();
    let respond: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (respond = resolve));
    await page.route('**/api/submissions', async (route) => {
      await held;
      await route.continue();
    });
    await askingForContact(page, words).send.press('Enter');
    const sending = page.getByRole('dialog', { name: words.text('sendingForm') });
    await expect(sending.getByRole('status')).toHaveText(words.text('sendingWait'));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(sending).toBeVisible();
    await expect(sending.getByRole('button')).toHaveCount(0);
    await page.clock.fastForward(21_000);
    await expect(sending.getByRole('status')).toHaveText(words.text('sendingSlow'));
    respond();
    await expect(page.getByRole('dialog', { name: words.text('formSent') })).toBeVisible();
  });
});

test('a form whose response got lost is sent again', async ({ page, words, guard, administrator }) => {
  await test.step('sending again after a lost response creates no second submission', async () => {
    const form = await openFilled(page, administrator, words);
    guard.expectMessage(/ERR_FAILED/);
    await loseOneResponse(page);
    await askingForContact(page, words).send.click();
    const popup = page.getByRole('alertdialog', { name: words.text('error') });
    await expect(popup).toContainText(words.text('sendingUncertain'));
    const [received] = await administrator.submissionsOf(form);
    await page.keyboard.press('Enter');
    const sent = page.getByRole('dialog', { name: words.text('formSent') });
    await expect(sent).toContainText(received?.Reference ?? 'no reference');
    expect(await administrator.submissionsOf(form)).toHaveLength(1);
  });

  await test.step('a form changed after a lost response is not reported as sent: the visitor sends it as a correction of the first', async () => {
    const form = await openFilled(page, administrator, words);
    const ask = await sendAndLoseTheResponse(page, words, guard);
    const [first] = await administrator.submissionsOf(form);
    const corrected = 'Kadulla 7 on kuoppa.';
    await ask.box(contact.message).fill(corrected);
    await ask.send.press('Enter');

    const popup = page.getByRole('alertdialog', { name: words.text('arrivedTitle') });
    await expect(popup).toContainText(first?.Reference ?? 'no reference');
    await expect(popup).toContainText(words.text('arrivedDiffers'));
    await expect(popup.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(ask.send).toBeFocused();
    await expect(ask.box(contact.message)).toHaveValue(corrected);
    expect(await administrator.submissionsOf(form)).toHaveLength(1);

    await page.keyboard.press('Enter');
    await tabTo(page, popup.getByRole('button', { name: words.text('sendCorrected') }));
    await page.keyboard.press('Enter');
    const sent = page.getByRole('dialog', { name: words.text('formSent') });
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
    const form = await openFilled(page, administrator, words);
    const ask = await sendAndLoseTheResponse(page, words, guard);
    await ask.box(contact.message).fill('Kadulla 7 on kuoppa.');
    await ask.send.click();
    await page.getByRole('button', { name: words.text('keepFirstVersion') }).click();

    const [only, ...others] = await administrator.submissionsOf(form);
    const sent = page.getByRole('dialog', { name: words.text('formSent') });
    await expect(sent).toContainText(only?.Reference ?? 'no reference');
    expect(others).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });
});
