import type { Page } from '@playwright/test';
import { contactForm } from '../../packages/server/src/samples/contact-form.ts';
import { askingForContact, contact } from '../support/forms/contact-form.ts';
import { copyOf } from '../support/forms/forms.ts';
import { expect, test } from '../support/journey.ts';
import { tabBackTo, tabTo, typeInto } from '../support/controls/keyboard.ts';
import { open, openForm, waitForHydration, waitForDraft } from '../support/pages/open-page.ts';
import { requiredText } from '../support/texts.ts';

test.describe('in English', () => {
  test.use({ language: 'gb' });

  test('back from a filled form asks first: Stay keeps everything, Leave leads back to the list', async ({
    page,
    texts,
  }) => {
    await open(page, '/');
    await page.getByRole('link', { name: requiredText(contactForm.name, 'gb'), exact: true }).click();
    await waitForHydration(page);
    const message = askingForContact(page, texts).box(contact.message);
    await typeInto(page, message, 'Katuvalo on rikki.');
    await waitForDraft(page);

    await goBack(page);
    const question = page.getByRole('alertdialog', { name: texts.text('leaveUnsentTitle') });
    await expect(question).toContainText(texts.text('unsavedChanges'));
    await expect(question.getByRole('button', { name: texts.text('stay') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL(`/form/${contactForm.guid ?? ''}`);
    await expect(message).toHaveValue('Katuvalo on rikki.');
    await expect(message).toBeFocused();

    await goBack(page);
    await tabTo(page, question.getByRole('button', { name: texts.text('leave') }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });
});

test('leaving a filled form asks first', async ({ page, texts, administrator }) => {
  await test.step('the header’s back link and site name ask first too, in the words for navigation; Esc stays', async () => {
    const path = `/form/${await openForm(page, administrator, copyOf(contactForm))}`;
    await typeInto(page, askingForContact(page, texts).box(contact.message), 'Kiitos!');
    await waitForDraft(page);
    const back = page.getByRole('link', { name: texts.text('back'), exact: true });
    await tabBackTo(page, back);
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: texts.text('leaveUnsentTitle') });
    await expect(question).toContainText(texts.text('confirmNavigation'));
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(back).toBeFocused();
    await expect(page).toHaveURL(path);
  });

  await test.step('leaving a form that was cleared again or never changed does not ask', async () => {
    await openForm(page, administrator, copyOf(contactForm));
    const message = askingForContact(page, texts).box(contact.message);
    await typeInto(page, message, 'x');
    await waitForDraft(page);
    await page.keyboard.press('Backspace');
    await expect(message).toHaveValue('');
    await page.getByRole('link', { name: texts.text('back'), exact: true }).click();
    await expect(page).toHaveURL('/');
  });

  await test.step('closing a filled form asks in the browser’s own words', async () => {
    await openForm(page, administrator, copyOf(contactForm));
    const message = askingForContact(page, texts).box(contact.message);
    await typeInto(page, message, 'Kiitos!');
    await waitForDraft(page);
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(message).toHaveValue('Kiitos!');
  });

  await test.step('going back while typing asks in the browser’s own words, and everything is kept', async () => {
    await page.clock.install();
    await open(page, '/');
    await page.getByRole('link', { name: requiredText(contactForm.name, 'fi'), exact: true }).click();
    await waitForHydration(page);
    const message = askingForContact(page, texts).box(contact.message);
    await message.focus();
    // The second of the page's two live regions comes with what is loaded after the form.
    await expect(page.getByRole('status')).toHaveCount(2);
    // Time stands still, so that typing never pauses.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.type('Katuvalo');
    expect(await page.evaluate(() => history.state?.leaveGuard)).toBeUndefined();

    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => history.back());
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(message).toHaveValue('Katuvalo');
  });
});

test('in a tab without an earlier page, back from a filled form leads to the start page', async ({
  page,
  texts,
  administrator,
}) => {
  const path = `/form/${await openForm(page, administrator, copyOf(contactForm))}`;
  const opened = page.waitForEvent('popup');
  await page.evaluate((address) => void window.open(address), path);
  const tab = await opened;
  await waitForHydration(tab);
  await typeInto(tab, askingForContact(tab, texts).box(contact.message), 'Katuvalo on rikki.');

  await goBack(tab);
  const question = tab.getByRole('alertdialog', { name: texts.text('leaveUnsentTitle') });
  await tabTo(tab, question.getByRole('button', { name: texts.text('leave') }));
  await tab.keyboard.press('Enter');

  await expect(tab).toHaveURL('/');
});

/** Presses the browser's Back as soon as the page can ask first; waits for no other page, since none may load. */
async function goBack(page: Page): Promise<void> {
  await page.waitForFunction(() => history.state?.leaveGuard === 'inside');
  await page.evaluate(() => history.back());
}
