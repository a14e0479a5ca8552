import type { Locator, Page } from '@playwright/test';
import { everyKind, questions } from '../support/forms/every-kind.ts';
import { expect, test } from '../support/journey.ts';
import { open, openForm } from '../support/pages/open-page.ts';
import { editForm, laidOut, signInOn } from '../support/editor.ts';
import { showErrorSummary, showReceipt } from '../support/pages/page-states.ts';
import { reflowFaults } from '../support/pages/page-faults.ts';

test.describe('in a contrast theme of the system (forced colours)', () => {
  test.use({ language: 'gb', contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  /** What a control looks like, without the frame of its focus. */
  async function looks(page: Page, control: Locator): Promise<string> {
    await page.getByRole('heading', { level: 1 }).focus();
    return (await control.screenshot()).toString('base64');
  }

  test('forced colours show which of several links is the current one', async ({ page, portal }) => {
    await signInOn(page, portal);
    for (const path of ['/admin/submissions', '/admin/translations']) {
      await page.goto(`${portal.url}${path}`);
      if (path === '/admin/translations') await page.locator('main h2 button[aria-expanded]').first().click();
      const current = page.locator('[aria-current][class]:not(header *)');
      await expect(current.nth(1), path).toBeVisible();
      const alike = await current.evaluateAll(
        (elements) =>
          elements.flatMap((element) => {
            const lines = (of: Element) => {
              const { borderLeftColor, borderBottomColor } = getComputedStyle(of);
              return `${borderLeftColor} ${borderBottomColor}`;
            };
            const others = document.querySelectorAll(`[class="${element.className}"]:not([aria-current])`);
            return [...others].filter((other) => lines(other) === lines(element));
          }).length,
      );
      expect(alike, path).toBe(0);
    }
  });

  test('forced colours show what is chosen, focused and wrong', async ({
    page,
    administrator,
    texts,
    portal,
    guard,
  }) => {
    await test.step('chosen options differ from others in every kind of control', async () => {
      await openForm(page, administrator, everyKind());
      const radio = (group: string, index: number) =>
        page.getByRole('radiogroup', { name: group }).getByRole('radio').nth(index);
      const controls: Readonly<Record<string, Locator>> = {
        checkbox: page.getByRole('checkbox', { name: questions.boolean, exact: true }),
        'checkbox of several': page.getByRole('checkbox', { name: 'Tulkki' }),
        radio: radio(questions.single, 1),
        star: radio(questions.rating, 1),
        tile: radio(questions.marks, 4),
      };
      for (const [name, control] of Object.entries(controls)) {
        const row = page.locator('label').filter({ has: control }).or(control).first();
        const before = await looks(page, row);
        await control.press('Shift');
        expect(await looks(page, row), name).toBe(before);
        await control.press('Space');
        await expect(control).toBeChecked();
        expect(await looks(page, row), name).not.toBe(before);
      }
      const track = page.getByRole('slider', {
        name: texts.text('fieldType.slider.track', { label: questions.slider }),
      });
      const hollow = await looks(page, track);
      await track.press('ArrowRight');
      expect(await looks(page, track), 'slider').not.toBe(hollow);
    });

    await test.step('the focus has an outline in the theme’s colour', async () => {
      await open(page, '/login');
      for (let presses = 0; presses < 8; presses += 1) {
        await page.keyboard.press('Tab');
        const outline = await page.locator(':focus').evaluate((element) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return `${outlineStyle} ${outlineWidth}`;
        });
        expect(outline).toBe('solid 3px');
      }
    });

    await test.step('errors and file states are shown by words and borders, not only by colour', async () => {
      await showErrorSummary({ page, portal, administrator, texts, guard });
      const box = page.getByRole('textbox').and(page.locator('[aria-invalid]')).first();
      const border = (of: Locator) => of.evaluate((element) => getComputedStyle(element).borderTopWidth);
      expect(Number.parseFloat(await border(box))).toBeGreaterThan(
        Number.parseFloat(
          await border(page.getByRole('textbox').and(page.locator(':not([aria-invalid])')).first()),
        ),
      );
      await expect(box).toHaveAccessibleDescription(/Enter /);
    });

    await test.step('only the active one of the options of a list has a frame', async () => {
      const editor = await editForm(page, { portal, administrator, form: laidOut('a') });
      await editor.block('a').click();
      const combobox = editor.panel.getByRole('combobox', { name: 'Vault property' });
      await combobox.press('ArrowDown');
      const list = editor.panel.getByRole('listbox');
      await expect(list.getByRole('option').nth(1)).toBeVisible();
      const framed = await list.evaluate((element) => {
        const { backgroundColor } = getComputedStyle(element);
        return [...element.querySelectorAll('[role="option"]')]
          .filter((option) => getComputedStyle(option).borderTopColor !== backgroundColor)
          .map(({ id }) => id);
      });
      expect(framed).toEqual([await combobox.getAttribute('aria-activedescendant')]);
    });
  });
});

test.describe('with more contrast', () => {
  test.use({ contextOptions: { contrast: 'more' } });

  test('the borders of controls are as strong as secondary text', async ({ page }) => {
    await open(page, '/login');
    const colours = await page.evaluate(() => {
      const read = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
      const probe = document.createElement('span');
      document.body.append(probe);
      const seen = (value: string) => {
        probe.style.color = value;
        return getComputedStyle(probe).color;
      };
      return { control: seen(read('--ctl')), secondary: seen(read('--ink-2')) };
    });
    expect(colours.control).toBe(colours.secondary);
  });
});

test('a printed receipt has its texts but no buttons', async ({
  page,
  portal,
  administrator,
  texts,
  guard,
}) => {
  await showReceipt({ page, portal, administrator, texts, guard });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(texts.text('reference'), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: texts.text('print') })).toBeHidden();
  await expect(page.getByRole('link', { name: texts.text('returnHome') })).toBeHidden();
  await page.setViewportSize({ width: 700, height: 1000 });
  expect(await reflowFaults(page, 'on paper')).toEqual([]);
});
