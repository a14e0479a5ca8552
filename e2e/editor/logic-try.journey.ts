import type { Condition, Form } from '@form-portal/domain';
import { canvasBox, editForm } from '../support/editor.ts';
import { answerIs } from '../support/forms/answer-is.ts';
import { aForm, aQuestion, personOrAssociation } from '../support/forms/forms.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/controls/keyboard.ts';
import { screenFaults } from '../support/pages/screen-faults.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const applicant = aQuestion({
  type: 'dropdown',
  label: { fi: 'Vuokraaja', gb: 'Tenant' },
  options: personOrAssociation,
});
const isAssociation: Condition = answerIs(applicant, 'any-of', { kind: 'options', ids: [2] });
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
    of: [isAssociation, answerIs(total, 'at-least', 1000)],
  },
  requireWhen: 'shown',
});

const hallForm = (name: Form['name']): Form =>
  aForm(name as { fi: string; gb: string }, { fields: [applicant, hours, price, total, register] });

const texts = {
  gb: {
    try: 'Try it',
    stop: 'Stop trying',
    on: 'Try it is on.',
    panel: 'Side panel',
    option: 'Association',
    hidden: 'Not shown because Tenant is not answered and Total rent is not answered',
    still: 'Not shown because Total rent is 600',
    shown: 'Shown because Tenant is Association and Total rent is 1,500',
    why: 'Why is it shown?',
    logicTab: 'Logic',
    formula: 'Formula',
    suggestions: 'Suggestions for the formula',
    earlier: 'Questions before this one',
    number: 'Number',
    valueMissing: 'A number or a question is missing after *.',
    noValue: 'No value yet. Answer the questions in Try it.',
    logic: 'Logic',
    overview: 'Logic of this form',
    requiredWhenShown: 'Required when shown',
    sentence: 'Shown when Tenant is Association and Total rent is at least 1,000',
    broken: 'The rule does not work: Register number is answered',
    held: 'Holds: Total rent is 1,500.',
    showMissing: 'Show missing answers',
    missing: 'Missing or wrong answers: 1.',
  },
  fi: {
    try: 'Kokeile',
    stop: 'Lopeta kokeilu',
    on: 'Kokeilu on päällä.',
    panel: 'Sivupaneeli',
    option: 'Yhdistys',
    hidden: 'Ei näy, koska Vuokraaja ei ole vastattu ja Vuokra yhteensä ei ole vastattu',
    still: 'Ei näy, koska Vuokra yhteensä on 600',
    shown: 'Näkyy, koska Vuokraaja on Yhdistys ja Vuokra yhteensä on 1 500',
    why: 'Miksi näkyy?',
    logicTab: 'Logiikka',
    formula: 'Kaava',
    suggestions: 'Ehdotuksia kaavaan',
    earlier: 'Kohdat ennen tätä',
    number: 'Luku',
    valueMissing: 'Kohdan * jälkeen puuttuu luku tai kysymys.',
    noValue: 'Ei vielä arvoa. Vastaa kysymyksiin kokeilussa.',
    logic: 'Logiikka',
    overview: 'Lomakkeen logiikka',
    requiredWhenShown: 'Pakollinen, kun näkyy',
    sentence: 'Näytetään, kun Vuokraaja on Yhdistys ja Vuokra yhteensä on vähintään 1 000',
    broken: 'Ehto ei toimi: Rekisterinumero on vastattu',
    held: 'Täyttyy: Vuokra yhteensä on 1 500.',
    showMissing: 'Näytä puuttuvat vastaukset',
    missing: 'Puuttuvia tai virheellisiä vastauksia: 1.',
  },
} as const;

for (const [language, width] of [
  ['gb', 1280],
  ['fi', 320],
] as const) {
  test.describe(`in ${language} at ${String(width)} px`, () => {
    test.use({ language, viewport: { width, height: 900 } });

    test('the rules of a form are built, listed and tried', async ({ page, portal, administrator }) => {
      await test.step('a formula is typed by keyboard in labels, with suggestions and errors in words', async () => {
        const words = texts[language];
        const form = aForm(
          { fi: `Salin siivous ${String(width)}`, gb: `Hall cleaning ${String(width)}` },
          { fields: [hours, price, { ...total, formula: '' }] },
        );
        const editor = await editForm(page, { portal, administrator, form });
        await editor.block(total.label[language] ?? '').press('Enter');
        const logic = page.getByRole('tab', { name: words.logicTab });
        if (width === 320) await logic.click();
        else {
          await tabTo(page, page.getByRole('tab', { selected: true }));
          await page.keyboard.press('ArrowRight');
        }
        const formula = page.getByRole('textbox', { name: words.formula });
        await tabTo(page, formula);
        await page.keyboard.type((hours.label[language] ?? '').slice(0, 3).toLowerCase());
        const suggestions = page.getByRole('listbox', { name: words.suggestions });
        const earlier = suggestions.getByRole('group', { name: words.earlier });
        await expect(earlier.getByRole('option').first()).toHaveAccessibleName(
          `${hours.label[language] ?? ''} ${words.number}`,
        );
        expect(await screenFaults(page)).toEqual([]);
        await page.keyboard.press('Enter');
        await page.keyboard.type(' * ');
        await expect(page.getByText(words.valueMissing)).toBeVisible();
        await page.keyboard.type((price.label[language] ?? '').slice(0, 8).toLowerCase());
        await page.keyboard.press('Enter');
        await expect(formula).toHaveValue(
          `[${hours.label[language] ?? ''}] * [${price.label[language] ?? ''}]`,
        );
        await expect(page.getByText(words.valueMissing)).toHaveCount(0);
        await expect(page.getByText(words.noValue)).toBeVisible();
        expect(await screenFaults(page)).toEqual([]);
        await page.keyboard.press('Backspace');
        await expect(formula).toHaveValue(`[${hours.label[language] ?? ''}] * `);
      });

      await test.step('all rules of a form are listed with what refers to them and what is wrong, and lead to the element', async () => {
        await page.setViewportSize({ width, height: 900 });
        const words = texts[language];
        const later: Condition = { kind: 'field', field: register.guid, operator: 'answered', operand: null };
        const name = { fi: `Salin siirto ${String(width)}`, gb: `Hall transfer ${String(width)}` };
        const form = hallForm(name);
        const broken = {
          ...form,
          fields: form.fields.map((one) => (one === hours ? { ...hours, showWhen: later } : one)),
        };
        await editForm(page, { portal, administrator, form: broken });
        await page.getByRole('button', { name: words.logic, exact: true }).press('Enter');
        await expect(page).toHaveURL(/\/logic$/);
        const rows = page.getByRole('table', { name: words.overview }).getByRole('row');
        await expect(rows).toHaveCount(6);
        await expect(rows.filter({ hasText: words.sentence })).toContainText(words.requiredWhenShown);
        await expect(rows.filter({ hasText: words.broken })).toHaveCount(1);
        expect(await screenFaults(page)).toEqual([]);

        const link = page.getByRole('button', { name: register.label[language] ?? '', exact: true });
        await tabTo(page, link);
        await page.keyboard.press('Enter');
        await expect(page).not.toHaveURL(/\/logic$/);
        await expect(page.locator('#panel-title')).toHaveText(register.label[language] ?? '');
      });

      await test.step('a form is tried by keyboard, shows why each question is asked or not, and nothing is saved', async () => {
        await page.setViewportSize({ width, height: 900 });
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
        await tabTo(page, canvasBox(page, hours.label[language] ?? ''));
        await page.keyboard.type('20');
        await tabTo(page, canvasBox(page, price.label[language] ?? ''));
        await page.keyboard.type('30');
        await expect(why).toContainText(words.still);
        await page.keyboard.press('Backspace');
        await page.keyboard.press('Backspace');
        await page.keyboard.type('75');
        await expect(canvasBox(page, register.label[language] ?? '')).toBeVisible();
        const shown = page.getByRole('button', { name: words.shown });
        await tabTo(page, shown);
        await page.keyboard.press('Enter');
        const panel = page.locator('[data-editor-region="panel"]');
        await expect(panel.getByRole('heading', { name: words.why })).toBeVisible();
        await expect(panel).toContainText(words.held);
        expect(await screenFaults(page)).toEqual([]);

        await page.setViewportSize({ width, height: 900 });
        await tabTo(page, panel.getByRole('button', { name: words.showMissing }));
        await page.keyboard.press('Enter');
        const missing = canvasBox(page, register.label[language] ?? '');
        await expect(missing).toBeFocused();
        await expect(missing).toHaveAttribute('aria-invalid', 'true');
        await expect(panel).toContainText(words.missing);
        expect(await screenFaults(page)).toEqual([]);
        await page.keyboard.type('123.456');
        await expect(missing).not.toHaveAttribute('aria-invalid', 'true');

        await page.keyboard.press('Escape');
        await expect(page.getByRole('button', { name: words.stop })).toHaveCount(0);
        if (width !== 320) await expect(onSwitch).toBeFocused();
        await page.reload();
        await expect(page.locator('[data-editor-region="canvas"]')).toBeVisible();
        await expect(page.locator('[data-editor-region="canvas"]')).not.toContainText('1 500');
      });
    });
  });
}
