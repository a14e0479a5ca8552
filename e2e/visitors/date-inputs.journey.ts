import { everyKind, questions } from '../support/forms/every-kind.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo, typeInto } from '../support/controls/keyboard.ts';
import { openForm } from '../support/pages/open-page.ts';

test.use({ language: 'gb' });

test.beforeEach(async ({ page, administrator }) => {
  await openForm(page, administrator, everyKind());
});

test('every date is typed or picked by keyboard', async ({ page, texts }) => {
  await test.step('calendar weeks begin on Monday and are numbered, and today is marked in words', async () => {
    await tabTo(page, page.getByRole('button', { name: texts.text('openCalendar') }).first());
    await page.keyboard.press('Enter');
    const calendar = page.getByRole('dialog', { name: texts.text('openCalendar') });
    await expect(calendar.locator(':focus')).toContainText(texts.text('fieldType.date.today'));
    await expect(calendar.getByText(texts.text('fieldType.date.weekShort'), { exact: true })).toBeVisible();
    await expect(calendar.locator('thead th').nth(1)).toHaveText('Mon');
    await page.keyboard.press('Escape');
  });

  await test.step('a date is accepted as people write it and formatted for the language', async () => {
    const box = page.getByRole('textbox', { name: questions.date });
    await tabTo(page, box);
    for (const typed of ['1.2.2027', '01.02.2027', '1/2/2027', '1 2 2027', '01022027', '2027-02-01']) {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
      await expect(box).toHaveValue('1 2 2027');
      await page.keyboard.press('Shift+Tab');
    }
  });

  await test.step('a nonexistent day is kept and explained', async () => {
    const box = page.getByRole('textbox', { name: questions.date });
    await typeInto(page, box, '31.2.2027');
    await tabTo(page, page.getByRole('textbox', { name: questions.time, exact: true }));
    await expect(box).toHaveValue('31.2.2027');
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription(
      new RegExp(texts.text('dateNotReal', { value: '31.2.2027' })),
    );
  });

  await test.step('the calendar is opened, used and closed by keyboard alone, and its button names the picked day', async () => {
    const box = page.getByRole('textbox', { name: questions.date });
    await typeInto(page, box, '13.1.2027');
    await page.keyboard.press('Tab');
    const name = texts.text('fieldType.date.chosen', { name: texts.text('openCalendar'), date: '13 1 2027' });
    const button = page.getByRole('button', { name });
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    const calendar = page.getByRole('dialog', { name: texts.text('openCalendar') });
    const focusedDay = calendar.locator(':focus');
    await expect(focusedDay).toHaveAccessibleName(/Wednesday,? 13 January 2027/);

    const walk = [
      ['ArrowRight', /14 January 2027/],
      ['ArrowDown', /21 January 2027/],
      ['Home', /Monday,? 18 January 2027/],
      ['End', /Sunday,? 24 January 2027/],
      ['PageDown', /24 February 2027/],
      ['Shift+PageDown', /24 February 2028/],
      ['Shift+PageUp', /24 February 2027/],
      ['PageUp', /24 January 2027/],
      ['ArrowLeft', /23 January 2027/],
      ['ArrowUp', /16 January 2027/],
    ] as const;
    for (const [key, day] of walk) {
      await page.keyboard.press(key);
      await expect(focusedDay).toHaveAccessibleName(day);
    }
    await page.keyboard.press('Enter');
    await expect(calendar).toHaveCount(0);
    await expect(box).toHaveValue('16 1 2027');
    const picked = texts.text('fieldType.date.chosen', {
      name: texts.text('openCalendar'),
      date: '16 1 2027',
    });
    await expect(page.getByRole('button', { name: picked })).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(focusedDay).toHaveAccessibleName(/16 January 2027/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(calendar).toHaveCount(0);
    await expect(box).toHaveValue('16 1 2027');
    await expect(page.getByRole('button', { name: picked })).toBeFocused();
  });

  await test.step('a date with time entered into the date is split between both inputs', async () => {
    const meeting = page.getByRole('group', { name: questions.datetime });
    const date = meeting.getByRole('textbox', { name: texts.text('fieldType.datetime.date') });
    const time = meeting.getByRole('textbox', { name: texts.text('fieldType.datetime.time') });
    await typeInto(page, date, '2027-05-31T18:05');
    await expect(time).toHaveValue('18:05');
    await page.keyboard.press('Tab');
    await expect(date).toHaveValue('31 5 2027');
  });
});

test.describe('in Finnish', () => {
  test.use({ language: 'fi' });

  test('on the narrowest phone the word for today fits on one line of its day', async ({ page, texts }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page
      .getByRole('button', { name: texts.text('openCalendar') })
      .first()
      .click();
    const today = page.getByRole('dialog').getByText(texts.text('fieldType.date.today'), { exact: true });
    const [word, day] = [await today.boundingBox(), await today.locator('..').boundingBox()];
    expect(word?.height).toBeLessThan(16);
    expect(word?.width).toBeLessThan(day?.width ?? 0);
  });
});
