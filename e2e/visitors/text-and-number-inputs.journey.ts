import { everyKind, questions } from '../support/forms/every-kind.ts';
import { expect, test } from '../support/journey.ts';
import { typeInto, tabTo } from '../support/controls/keyboard.ts';
import { openForm, waitForDraft } from '../support/pages/open-page.ts';

test.use({ language: 'gb' });

test('every text and number is typed by keyboard, seen and spoken', async ({
  page,
  texts,
  administrator,
}) => {
  await openForm(page, administrator, everyKind());
  await test.step('a text takes 100 characters and counts them from 80 on', async () => {
    const box = page.getByRole('textbox', { name: questions.text });
    const count = (n: number) =>
      page.getByText(texts.text('charactersUsed', { n, max: 100 }), { exact: true });
    await typeInto(page, box, 'a'.repeat(79));
    await expect(count(79)).toHaveCount(0);
    await page.keyboard.type('b');
    await expect(count(80).first()).toBeVisible();
    await page.keyboard.type('c'.repeat(30));
    await expect(box).toHaveValue('a'.repeat(79) + 'b' + 'c'.repeat(20));
  });

  await test.step('a long text takes several lines and shows how many characters a paste lost', async () => {
    const box = page.getByRole('textbox', { name: questions.longtext });
    await typeInto(page, box, 'first');
    await page.keyboard.press('Enter');
    await page.keyboard.type('second');
    await expect(box).toHaveValue('first\nsecond');
    await box.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', 'x'.repeat(5000));
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      if (element.dispatchEvent(paste)) document.execCommand('insertText', false, 'x'.repeat(5000));
    });
    await expect(box).toHaveValue('first\nsecond' + 'x'.repeat(5000 - 12));
    await expect(page.getByText(texts.text('fieldType.text.cut', { n: 12 })).first()).toBeVisible();
    await expect(page.getByText(texts.text('charactersUsed', { n: 5000, max: 5000 })).first()).toBeVisible();
  });

  await test.step('a whole number steps by arrow keys and is brought into its range, seen and spoken', async () => {
    const box = page.getByRole('textbox', { name: questions.whole });
    await typeInto(page, box, '499');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(box).toHaveValue('500');
    await page.keyboard.press('ArrowDown');
    await expect(box).toHaveValue('499');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('2 000');
    await page.keyboard.press('Tab');
    await expect(box).toHaveValue('500');
    await expect(page.getByRole('status').getByText(texts.text('numberChanged', { n: 500 }))).toBeAttached();
  });

  await test.step('limits stop the typing without an error, and say what was changed', async () => {
    const short = page.getByRole('textbox', { name: questions.text });
    const whole = page.getByRole('textbox', { name: questions.whole });
    await expect(short).toHaveValue(/^.{100}$/);
    await expect(whole).toHaveValue('500');
    for (const box of [short, whole]) await expect(box).not.toHaveAttribute('aria-invalid');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  await test.step('a sum takes a decimal comma or point, and what is no number gets an error that disappears when it is corrected', async () => {
    const box = page.getByRole('textbox', { name: questions.decimal });
    await typeInto(page, box, 'plenty');
    await waitForDraft(page);
    await page.keyboard.press('Tab');
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription(new RegExp(texts.text('problem.numberInvalid')));
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('1 234,50');
    await expect(box).not.toHaveAttribute('aria-invalid');
    await expect(page.getByText(texts.text('problem.numberInvalid'))).toHaveCount(0);
  });

  await test.step('a checkbox is ticked with Space, by its label', async () => {
    const box = page.getByRole('checkbox', { name: questions.boolean, exact: true });
    await tabTo(page, box);
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
    await page.keyboard.press('Space');
    await expect(box).not.toBeChecked();
  });

  await test.step('a time is accepted as people write it and formatted for the language', async () => {
    const box = page.getByRole('textbox', { name: questions.time, exact: true });
    await typeInto(page, box, '930');
    await page.keyboard.press('Tab');
    await expect(box).toHaveValue('09:30');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('25.99');
    await page.keyboard.press('Tab');
    await expect(box).toHaveValue('25.99');
    await expect(box).toHaveAccessibleDescription(new RegExp(texts.text('problem.timeInvalid')));
  });
});
