import { aForm, aFormWithAttachments, aQuestion } from '../support/forms/forms.ts';
import { expect, test } from '../support/journey.ts';
import { openForm } from '../support/pages/open-page.ts';

test('files are dropped on a form and pasted', async ({ page, administrator, texts }) => {
  await test.step('files dropped anywhere on the page and pasted pictures are added', async () => {
    await openForm(page, administrator, aFormWithAttachments());
    const rows = page.getByRole('list', { name: texts.text('attachedFiles') }).getByRole('listitem');
    const files = await page.evaluateHandle(() => {
      const carried = new DataTransfer();
      carried.items.add(new File(['%PDF-1.7 dropped'], 'dropped.pdf', { type: 'application/pdf' }));
      return carried;
    });
    const main = page.getByRole('main');
    await expect(async () => {
      await main.dispatchEvent('dragenter', { dataTransfer: files });
      await expect(page.getByText(texts.text('dropHere'))).toBeVisible({ timeout: 500 });
    }).toPass();
    await main.dispatchEvent('drop', { dataTransfer: files });
    await expect(rows).toHaveCount(1);
    await expect(page.getByText(texts.text('dropHere'))).toHaveCount(0);
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['picture'], 'image.png', { type: 'image/png' }));
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText(texts.text('pastedPicture'));
  });

  await test.step('files dropped on a form without attachments are refused in a popup', async () => {
    const fields = [aQuestion({ type: 'text', label: { fi: 'Aihe', gb: 'Subject' } })];
    await openForm(page, administrator, aForm({ fi: 'Ei liitteitä', gb: 'No attachments' }, { fields }));
    await expect(page.getByRole('heading', { name: texts.text('attachments') })).toHaveCount(0);
    const box = page.getByRole('textbox', { name: 'Aihe' });
    await box.focus();
    const files = await page.evaluateHandle(() => {
      const carried = new DataTransfer();
      carried.items.add(new File(['x'], 'dropped.pdf', { type: 'application/pdf' }));
      return carried;
    });
    const popup = page.getByRole('alertdialog', { name: texts.text('error') });
    await expect(async () => {
      await page.getByRole('main').dispatchEvent('drop', { dataTransfer: files });
      await expect(popup.getByText(texts.text('errorNoFileTypes'))).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(box).toBeFocused();
  });
});
