import type { Condition, Form } from '@form-portal/domain';
import type { Page } from '@playwright/test';
import { editForm } from './support/editor.ts';
import { aForm, aQuestion } from './support/forms.ts';
import { expect, test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { screenFaults } from './support/screen-faults.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const applicant = aQuestion({
  type: 'dropdown',
  label: { fi: 'Vuokraaja', gb: 'Tenant' },
  options: [
    { id: 1, name: { fi: 'Yksityishenkilö', gb: 'Private person' } },
    { id: 2, name: { fi: 'Yhdistys', gb: 'Association' } },
  ],
});
const isAssociation: Condition = {
  kind: 'field',
  field: applicant.guid,
  operator: 'any-of',
  operand: { kind: 'options', ids: [2] },
};
const hours = aQuestion({ type: 'number', label: { fi: 'Tunnit', gb: 'Hours' }, decimals: 2 });
const price = aQuestion({ type: 'number', label: { fi: 'Tuntihinta', gb: 'Hourly price' }, decimals: 2 });
const total = aQuestion({
  type: 'number',
  label: { fi: 'Vuokra yhteensä', gb: 'Total rent' },
  formula: `{field:${hours.guid}} * {field:${price.guid}}`,
});
const register = aQuestion({
  type: 'text',
  label: { fi: 'Rekisterinumero', gb: 'Register number' },
  showWhen: {
    kind: 'all',
    of: [
      isAssociation,
      {
        kind: 'field',
        field: total.guid,
        operator: 'at-least',
        operand: { kind: 'literal', value: 1000 },
      },
    ],
  },
  requireWhen: 'shown',
});

const hallForm = (name: Form['name']): Form =>
  aForm(name as { fi: string; gb: string }, { fields: [applicant, hours, price, total, register] });

const texts = {
  gb: {
    ...{
      try: 'Try it',
      stop: 'Stop trying',
      on: 'Try it is on.',
      panel: 'Side panel',
      option: 'Association',
    },
    hidden: 'Not shown because Tenant is not answered and Total rent is not answered',
    still: 'Not shown because Total rent is 600',
    shown: 'Shown because Tenant is Association and Total rent is 1,500',
    why: 'Why is it shown?',
    held: 'Holds: Total rent is 1,500.',
  },
  fi: {
    ...{
      try: 'Kokeile',
      stop: 'Lopeta kokeilu',
      on: 'Kokeilu on päällä.',
      panel: 'Sivupaneeli',
      option: 'Yhdistys',
    },
    hidden: 'Ei näy, koska Vuokraaja ei ole vastattu ja Vuokra yhteensä ei ole vastattu',
    still: 'Ei näy, koska Vuokra yhteensä on 600',
    shown: 'Näkyy, koska Vuokraaja on Yhdistys ja Vuokra yhteensä on 1 500',
    why: 'Miksi näkyy?',
    held: 'Täyttyy: Vuokra yhteensä on 1 500.',
  },
} as const;

const box = (page: Page, name: string) =>
  page.locator('[data-editor-region="canvas"]').getByRole('textbox', { name });

for (const [language, width] of [
  ['gb', 1280],
  ['fi', 320],
] as const) {
  test.describe(`in ${language} at ${String(width)} px`, () => {
    test.use({ language, viewport: { width, height: 900 } });

    test('a form is tried by keyboard, says why each question is shown or not, and nothing is saved', async ({
      page,
      portal,
      administrator,
    }) => {
      const words = texts[language];
      const name = { fi: `Salin vuokraus ${String(width)}`, gb: `Hall rental ${String(width)}` };
      await editForm(page, { portal, administrator, form: hallForm(name) });
      const onSwitch = page.getByRole('switch', { name: words.try });
      if (width === 320) {
        await page
          .locator('summary', { hasText: /^(Muut toiminnot|More)/ })
          .last()
          .press('Enter');
        await page.getByRole('button', { name: words.try, exact: true }).press('Enter');
      } else {
        await onSwitch.press('Space');
        await expect(onSwitch).toBeChecked();
      }
      await expect(page.getByRole('status')).toContainText([words.on]);
      const why = page.getByRole('button', {
        name: language === 'gb' ? 'Register number' : 'Rekisterinumero',
      });
      await expect(why).toContainText(words.hidden);
      expect(await screenFaults(page)).toEqual([]);

      await tabTo(page, page.getByRole('checkbox', { name: words.option }));
      await page.keyboard.press('Space');
      await tabTo(page, box(page, hours.label[language] ?? ''));
      await page.keyboard.type('20');
      await tabTo(page, box(page, price.label[language] ?? ''));
      await page.keyboard.type('30');
      await expect(why).toContainText(words.still);
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('75');
      await expect(box(page, register.label[language] ?? '')).toBeVisible();
      const shown = page.getByRole('button', { name: words.shown });
      await tabTo(page, shown);
      await page.keyboard.press('Enter');
      const panel = page.locator('[data-editor-region="panel"]');
      await expect(panel.getByRole('heading', { name: words.why })).toBeVisible();
      await expect(panel).toContainText(words.held);
      expect(await screenFaults(page)).toEqual([]);

      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: words.stop })).toHaveCount(0);
      if (width !== 320) await expect(onSwitch).toBeFocused();
      await page.reload();
      await expect(page.locator('[data-editor-region="canvas"]')).toBeVisible();
      await expect(page.locator('[data-editor-region="canvas"]')).not.toContainText('1 500');
    });
  });
}
