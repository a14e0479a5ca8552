import { everyKind, questions } from '../support/forms/every-kind.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo, typeInto } from '../support/controls/keyboard.ts';
import { openForm } from '../support/pages/open-page.ts';

test.use({ language: 'gb' });

test('every choice is made by keyboard, seen and spoken', async ({ page, texts, administrator }) => {
  await openForm(page, administrator, everyKind());
  await test.step('stars are chosen with the arrow keys and can be cleared', async () => {
    const stars = page.getByRole('radiogroup', { name: questions.rating });
    const star = (n: number) =>
      stars.getByRole('radio', { name: texts.text('ratingValue', { n, max: 5 }), exact: true });
    await tabTo(page, star(1));
    // The star around the input shows the focus instead.
    await expect(star(1)).toHaveCSS('outline-style', 'none');
    for (const n of [2, 3, 4]) {
      await page.keyboard.press('ArrowRight');
      await expect(star(n)).toBeChecked();
    }
    await expect(star(4)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(stars.getByRole('button', { name: texts.text('fieldType.rating.clear') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(stars.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(star(1)).toBeFocused();
  });

  await test.step('a rating that starts at zero has numbered tiles', async () => {
    const tiles = page.getByRole('radiogroup', { name: questions.marks });
    await expect(tiles.getByRole('radio')).toHaveCount(11);
    await tabTo(page, tiles.getByRole('radio').first());
    await page.keyboard.press('Space');
    await expect(
      tiles.getByRole('radio', { name: texts.text('ratingValue', { n: 0, max: 10 }), exact: true }),
    ).toBeChecked();
  });

  await test.step('a slider is unanswered until a key moves it, by steps, pages or to the ends', async () => {
    const track = page.getByRole('slider', {
      name: texts.text('fieldType.slider.track', { label: questions.slider }),
    });
    const number = page.getByRole('textbox', { name: questions.slider, exact: true });
    await expect(number).toHaveValue('');
    await expect(track).toHaveAttribute('aria-valuetext', texts.text('fieldType.slider.unanswered'));
    await tabTo(page, track);
    await expect(number).toHaveValue('');
    const steps = [
      ['ArrowRight', '1'],
      ['ArrowUp', '2'],
      ['ArrowLeft', '1'],
      ['PageUp', '21'],
      ['PageDown', '1'],
      ['End', '200'],
      ['Home', '0'],
    ] as const;
    for (const [key, value] of steps) {
      await page.keyboard.press(key);
      await expect(number).toHaveValue(value);
      await expect(track).toHaveValue(value);
    }
    await expect(track).not.toHaveAttribute('aria-valuetext');
    await typeInto(page, number, '900');
    await page.keyboard.press('Tab');
    await expect(number).toHaveValue('200');
    await expect(track).toHaveValue('200');
  });

  await test.step('a single choice follows the arrow keys and can be emptied', async () => {
    const districts = page.getByRole('radiogroup', { name: questions.single });
    await tabTo(page, districts.getByRole('radio').first());
    await page.keyboard.press('ArrowDown');
    await expect(districts.getByRole('radio').nth(1)).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(districts.getByRole('radio', { checked: true })).toHaveCount(1);
    await tabTo(page, districts.getByRole('button', { name: texts.text('clearAnswer') }));
    await page.keyboard.press('Space');
    await expect(districts.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  await test.step('several choices are ticked one by one with Space', async () => {
    const needs = page.getByRole('group', { name: questions.several });
    for (const name of ['Tulkki', 'Esteetön tila']) {
      await tabTo(page, needs.getByRole('checkbox', { name }));
      await page.keyboard.press('Space');
    }
    await expect(needs.getByRole('checkbox', { checked: true })).toHaveCount(2);
  });

  await test.step('a long list of options can be searched, announces the number of matches, and shows the chosen ones above it', async () => {
    const streets = page.getByRole('group', { name: questions.longSeveral });
    const search = streets.getByRole('searchbox', { name: texts.text('filterOptions') });
    await typeInto(page, search, 'sayn');
    await expect(streets.getByRole('checkbox')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    const spoken = page.getByRole('status').getByText(texts.text('optionsShown', { n: 1, all: 14 }));
    await expect(spoken).toBeAttached();
    await tabTo(page, streets.getByRole('checkbox', { name: 'Säynekuja' }));
    await page.keyboard.press('Space');
    const chosen = streets.getByRole('list', { name: texts.text('fieldType.select.chosen') });
    const chip = chosen.getByRole('button', {
      name: texts.text('fieldType.select.remove', { name: 'Säynekuja' }),
    });
    await expect(chip).toBeVisible();
    await chip.focus();
    await page.keyboard.press('Enter');
    await expect(chosen).toHaveCount(0);
    await expect(search).toBeFocused();
    await expect(streets.getByRole('checkbox', { checked: true, includeHidden: true })).toHaveCount(0);
  });
});

test('the options of a required question without an answer have the colour of its error', async ({
  page,
  texts,
  administrator,
}) => {
  const form = everyKind();
  const asked = ['rating', 'marks', 'single', 'several'] as const;
  const fields = form.fields.map((field) => ({ ...field, required: true }));
  await openForm(page, administrator, { ...form, fields });
  await page.getByRole('button', { name: texts.text('send') }).click();
  await page.keyboard.press('Escape');
  for (const name of asked) {
    const question = page.getByRole(name === 'several' ? 'group' : 'radiogroup', { name: questions[name] });
    const colour = await question.getByText(/^Select /).evaluate((error) => getComputedStyle(error).color);
    const drawn = await question.locator('input').evaluateAll((inputs) =>
      inputs.map((input) => {
        const star = input.parentElement?.querySelector('svg');
        if (star) return getComputedStyle(star).color;
        const bordered = getComputedStyle(input).borderTopWidth === '0px' ? input.parentElement : input;
        return getComputedStyle(bordered ?? input).borderTopColor;
      }),
    );
    expect(new Set(drawn), name).toEqual(new Set([colour]));
  }
});
