import type { Page } from '@playwright/test';
import { contactForm } from '../packages/server/src/samples/contact-form.ts';
import { chooseButton, chooseFiles } from './support/choose-files.ts';
import { askingForContact, contact, fillContact, question } from './support/contact-form.ts';
import { aPicture } from './support/files.ts';
import { copyOf } from './support/forms.ts';
import { expect, test } from './support/journey.ts';
import { openForm, untilKept } from './support/open-page.ts';
import type { Words } from './support/words.ts';

const message = 'Kadulla 5 on kuoppa.';
let form = '';

test.beforeEach(async ({ page, administrator, words }) => {
  form = await openForm(page, administrator, copyOf(contactForm));
  await fillContact(page, words, message);
  await untilKept(page);
});

async function expectKept(page: Page, words: Words): Promise<void> {
  const ask = askingForContact(page, words);
  await expect(ask.box(contact.message)).toHaveValue(message);
  await expect(ask.option(contact.kind, question[words.language])).toBeChecked();
}

test('what the server refuses is told in its words, with everything kept; mended, the form is sent', async ({
  page,
  words,
  guard,
  administrator,
}) => {
  guard.expectMessage(/400/);
  const lying = { ...aPicture('kuoppa.png'), buffer: Buffer.from('this is no picture') };
  await chooseFiles(page, chooseButton(page, words), [lying]);
  await askingForContact(page, words).send.click();
  const popup = page.getByRole('alertdialog', { name: words.text('error') });
  await expect(popup).toContainText(words.text('errorSendingForm'));
  await expect(popup).toContainText(words.text('errorMessage'));
  await expect(popup).toContainText(words.text('problem.contentDiffers', { name: 'kuoppa.png' }));
  await expect(popup.getByRole('button', { name: words.text('tryAgain') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expectKept(page, words);
  await page.getByRole('button', { name: words.text('removeFile', { name: 'kuoppa.png' }) }).click();
  await askingForContact(page, words).send.click();
  await expect(page.getByRole('dialog', { name: words.text('formSent') })).toBeVisible();
  expect(await administrator.submissionsOf(form)).toHaveLength(1);
});

test('without a connection everything is kept, and Try again sends it when there is one', async ({
  page,
  words,
  context,
  guard,
  administrator,
}) => {
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

test('a second click on Send makes no second submission', async ({ page, words, administrator }) => {
  await askingForContact(page, words).send.dblclick();
  await expect(page.getByRole('dialog', { name: words.text('formSent') })).toBeVisible();
  expect(await administrator.submissionsOf(form)).toHaveLength(1);
});

test('sending again after an answer got lost on its way makes no second submission', async ({
  page,
  words,
  guard,
  administrator,
}) => {
  guard.expectMessage(/ERR_FAILED/);
  await page.route('**/api/submissions', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await askingForContact(page, words).send.click();
  const popup = page.getByRole('alertdialog', { name: words.text('error') });
  await expect(popup).toContainText(words.text('problem.requestInterrupted'));
  const [received] = await administrator.submissionsOf(form);
  await page.unroute('**/api/submissions');
  await page.keyboard.press('Enter');
  const sent = page.getByRole('dialog', { name: words.text('formSent') });
  await expect(sent).toContainText(received?.Reference ?? 'no reference');
  expect(await administrator.submissionsOf(form)).toHaveLength(1);
});

test('while the form is being sent the page waits, Esc does nothing, and after 20 seconds it asks for patience', async ({
  page,
  words,
}) => {
  await page.clock.install();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
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
  answer();
  await expect(page.getByRole('dialog', { name: words.text('formSent') })).toBeVisible();
});

test('when identification has ended the answers are kept and a new tab identifies again', async ({
  page,
  words,
  guard,
}) => {
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
