import type { Condition, Field, Form, FormCheck } from '@form-portal/domain';
import type { Page } from '@playwright/test';
import { aForm, aQuestion } from './support/forms.ts';
import { inLanguages } from './support/in-languages.ts';
import { expect, test } from './support/journey.ts';
import { retype, tabBackTo, tabTo, typeInto } from './support/keyboard.ts';
import { openForm, untilKept } from './support/open-page.ts';

const applicant = aQuestion({
  type: 'dropdown',
  label: { fi: 'Hakija', gb: 'Applicant' },
  required: true,
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
const register = aQuestion({
  type: 'text',
  label: { fi: 'Rekisterinumero', gb: 'Register number' },
  showWhen: isAssociation,
  requireWhen: 'shown',
});
const rent = aQuestion({ type: 'number', label: { fi: 'Tilavuokrat', gb: 'Rent' }, decimals: 2 });
const wages = aQuestion({ type: 'number', label: { fi: 'Palkkiot', gb: 'Wages' }, decimals: 2 });
const total = aQuestion({
  type: 'number',
  label: { fi: 'Kulut yhteensä', gb: 'Total costs' },
  formula: `sum({field:${rent.guid}}; {field:${wages.guid}})`,
});
const why = aQuestion({
  type: 'text',
  label: { fi: 'Miksi yli 1 000 euroa?', gb: 'Why more than 1,000 euros?' },
  showWhen: {
    kind: 'field',
    field: total.guid,
    operator: 'more',
    operand: { kind: 'literal', value: 1000 },
  },
});
const begins = aQuestion({ type: 'date', label: { fi: 'Alkaa', gb: 'Begins' }, dataType: 5 });
const early: FormCheck = {
  guid: '7f0c1c9e-6a51-4a5e-9a50-0c5b1a3f0001' as FormCheck['guid'],
  must: {
    kind: 'field',
    field: begins.guid,
    operator: 'at-least',
    operand: { kind: 'today', plus: { days: 0, months: 0, years: 0 } },
  },
  message: {
    fi: 'Avustusta ei myönnetä jo alkaneeseen toimintaan.',
    gb: 'No grants for what has begun already.',
  },
  at: null,
  kind: 'stop',
};

function grantForm(): Form {
  return aForm(
    { fi: 'Avustus', gb: 'Grant' },
    { fields: [applicant, register, rent, wages, total, why, begins], checks: [early] },
  );
}

type Language = 'fi' | 'gb';

const label = (field: Field, language: Language): string => field.label[language] ?? '';

function box(page: Page, field: Field, language: Language) {
  return page.getByRole('textbox', { name: label(field, language) });
}

inLanguages((language) => {
  test('questions appear and go by a choice, a sum and a date, and the rest is kept, by keyboard', async ({
    page,
    administrator,
    words,
  }) => {
    const guid = await openForm(page, administrator, grantForm());
    const send = page.getByRole('button', { name: words.text('send'), exact: true });
    await expect(box(page, register, language)).toBeHidden();

    await tabTo(page, page.getByRole('checkbox').nth(1));
    await page.keyboard.press('Space');
    await untilKept(page);
    await expect(page.getByRole('checkbox').nth(1)).toBeFocused();
    await expect(box(page, register, language)).toBeVisible();
    await expect(page.getByRole('status')).toContainText([
      words.text('newQuestion', { label: label(register, language) }),
    ]);
    await typeInto(page, box(page, register, language), '123.456');
    await typeInto(page, box(page, rent, language), '900,50');
    await typeInto(page, box(page, wages, language), '200');
    const output = page.locator('output').first();
    await expect(output).toHaveText(language === 'fi' ? '1 100,50' : '1,100.50');
    await typeInto(page, box(page, why, language), 'Sali on suuri.');
    await tabBackTo(page, box(page, wages, language));
    await retype(page, '20');
    await expect(box(page, why, language)).toBeHidden();

    await typeInto(page, box(page, begins, language), '1.1.2020');
    await page.keyboard.press('Tab');
    await expect(send).toBeHidden();
    await expect(page.getByText(early.message[language] ?? '')).toBeVisible();
    await tabBackTo(page, box(page, begins, language));
    await retype(page, '');
    await tabTo(page, send);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('dialog', { name: words.text('formSent') })).toBeVisible();
    expect(await administrator.submissionsOf(guid)).toHaveLength(1);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, language: 'fi', viewport: { width: 320, height: 800 } });

  test('an answer that brings up a question brings the page back with it, and then the form is sent', async ({
    page,
    administrator,
    words,
  }) => {
    const guid = await administrator.publish(grantForm());
    await page.goto(`/form/${guid}`);
    await expect(box(page, register, 'fi')).toBeHidden();
    const send = page.getByRole('button', { name: words.text('send'), exact: true });
    await tabTo(page, page.getByRole('checkbox').nth(1));
    await page.keyboard.press('Space');
    await tabTo(page, send);
    await page.keyboard.press('Enter');

    await expect(page.getByText(words.text('newQuestion', { label: label(register, 'fi') }))).toBeVisible();
    expect(await administrator.submissionsOf(guid)).toHaveLength(0);
    await typeInto(page, box(page, register, 'fi'), '123.456');
    await tabTo(page, send);
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/receipt/);
    expect(await administrator.submissionsOf(guid)).toHaveLength(1);
  });
});
