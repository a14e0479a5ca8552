import { contactForm } from '../../packages/server/src/samples/contact-form.ts';
import { chooseButton, chooseFiles } from '../support/controls/choose-files.ts';
import { askingForContact, contact, fillContact, question } from '../support/forms/contact-form.ts';
import { aPicture } from '../support/forms/files.ts';
import { copyOf } from '../support/forms/forms.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo, typeInto } from '../support/controls/keyboard.ts';
import { open, openForm, waitForHydration, waitForDraft } from '../support/pages/open-page.ts';
import { main } from '../support/main.ts';

test(
  'answers that were not sent are kept in the tab',
  main,
  async ({ page, texts, administrator, context }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await test.step('starting again asks first, clears the form and announces it', async () => {
      await openForm(page, administrator, copyOf(contactForm));
      await fillContact(page, texts, 'Aloitan alusta.');
      await waitForDraft(page);
      await page.reload();
      await waitForHydration(page);
      const again = page.getByRole('button', { name: texts.text('startAgain') });
      await tabTo(page, again);
      await page.keyboard.press('Enter');
      const asks = page.getByRole('alertdialog', { name: texts.text('startAgainTitle') });
      await expect(asks.getByRole('button', { name: texts.text('keepAnswers') })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(again).toBeFocused();
      const ask = askingForContact(page, texts);
      await expect(ask.box(contact.message)).toHaveValue('Aloitan alusta.');

      await page.keyboard.press('Enter');
      await tabTo(page, asks.getByRole('button', { name: texts.text('clearAnswers') }));
      await page.keyboard.press('Enter');
      await expect(asks).toHaveCount(0);
      await expect(ask.box(contact.message)).toHaveValue('');
      await expect(ask.option(contact.kind, question.fi)).not.toBeChecked();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('status').getByText(texts.text('answersCleared'))).toBeAttached();
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    });

    await test.step('answers survive a reload, and only the files must be chosen again', async () => {
      await openForm(page, administrator, copyOf(contactForm));
      await fillContact(page, texts, 'Puisto on hoidettu hyvin.');
      await chooseFiles(page, chooseButton(page, texts), [aPicture('puisto.png')]);
      await expect(page.getByText('puisto.png')).toBeVisible();
      await page.reload();
      await waitForHydration(page);
      const ask = askingForContact(page, texts);
      await expect(ask.box(contact.message)).toHaveValue('Puisto on hoidettu hyvin.');
      await expect(ask.option(contact.kind, question.fi)).toBeChecked();
      const notice = page.getByRole('status').filter({ hasText: texts.text('draftRestored') });
      await expect(notice).toContainText(texts.text('draftFilesGone'));
      const again = page.getByText(texts.text('filesChooseAgain', { names: 'puisto.png' }));
      await expect(again).toBeVisible();
      await waitForDraft(page);
      await page.reload();
      await waitForHydration(page);
      await expect(again).toBeVisible();
      await chooseFiles(page, chooseButton(page, texts), [aPicture('puisto.png')]);
      await expect(again).toHaveCount(0);
    });

    await test.step('answers typed a moment before a reload survive too', async () => {
      await openForm(page, administrator, copyOf(contactForm));
      const { box } = askingForContact(page, texts);
      await typeInto(page, box(contact.message), 'Kiit');
      await waitForDraft(page);
      await page.keyboard.type('os!');
      await page.reload();
      await expect(box(contact.message)).toHaveValue('Kiitos!');
    });

    await test.step('answers are kept in their own tab, until the browser is closed', async () => {
      await openForm(page, administrator, copyOf(contactForm));
      await fillContact(page, texts, 'Vain tässä välilehdessä');
      await waitForDraft(page);
      const other = await context.newPage();
      await open(other, new URL(page.url()).pathname);
      await expect(askingForContact(other, texts).box(contact.message)).toHaveValue('');
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Vain tässä');
    });
  },
);
