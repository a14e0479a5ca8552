import type { Page } from '@playwright/test';
import { contactForm } from '../packages/server/src/samples/contact-form.ts';
import { askingForContact, contact, question } from './support/contact-form.ts';
import { aPicture, aProgram } from './support/files.ts';
import { copyOf } from './support/forms.ts';
import { expect, test } from './support/journey.ts';
import { tabTo, typeInto } from './support/keyboard.ts';

/** Holds back every script until it is released, as a slow connection does. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('what is typed, chosen and attached before the script has come stays, and is followed from then on', async ({
  page,
  administrator,
  words,
}) => {
  const release = await holdScripts(page);
  const form = await administrator.publish(copyOf(contactForm));
  await page.goto(`/form/${form}`, { waitUntil: 'commit' });
  const ask = askingForContact(page, words);
  await tabTo(page, ask.group(contact.kind).getByRole('radio').first());
  await page.keyboard.press('Space');
  await page
    .getByLabel(words.text('chooseFiles'))
    .setInputFiles([aPicture('kuoppa.png'), aProgram('kuoppa.exe')]);
  await typeInto(page, ask.box(contact.message), 'Kadulla on kuop');

  release();
  const rows = page.getByRole('list', { name: words.text('attachedFiles') }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(words.text('errorFileType'));
  await expect(ask.box(contact.message)).toBeFocused();
  await page.keyboard.type('pa.');
  await expect(ask.box(contact.message)).toHaveValue('Kadulla on kuoppa.');
  await expect(ask.option(contact.kind, question.fi)).toBeChecked();

  await page.getByRole('button', { name: words.text('removeFile', { name: 'kuoppa.exe' }) }).click();
  await ask.send.click();
  await expect(page.getByRole('dialog', { name: words.text('formSent') })).toBeVisible();
  expect(await administrator.submissionsOf(form)).toMatchObject([{ AttachmentCount: 1 }]);
});

test('a form sent before the script has come is sent the plain way', async ({
  page,
  administrator,
  words,
}) => {
  const release = await holdScripts(page);
  const form = await administrator.publish(copyOf(contactForm));
  await page.goto(`/form/${form}`, { waitUntil: 'commit' });
  const ask = askingForContact(page, words);
  await ask.option(contact.kind, question.fi).check();
  await ask.box(contact.message).fill('Kadulla on kuoppa.');
  await ask.send.click({ noWaitAfter: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.text('formSent'));
  release();
  expect(await administrator.submissionsOf(form)).toHaveLength(1);
});

test('a language chosen before the script has come loads the page in it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('summary').click();
  await page.getByRole('link', { name: 'Svenska' }).click({ noWaitAfter: true });
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  release();
});
