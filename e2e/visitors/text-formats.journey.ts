import type { Field } from '@form-portal/domain';
import type { Page } from '@playwright/test';
import { aForm, aQuestion } from '../support/forms/forms.ts';
import { expect, test } from '../support/journey.ts';
import { retype, tabBackTo, tabTo, typeInto } from '../support/controls/keyboard.ts';
import { openForm } from '../support/pages/open-page.ts';

const email = aQuestion({
  type: 'text',
  label: { fi: 'Sähköposti', gb: 'Email' },
  settings: { format: 'email' },
});
const account = aQuestion({
  type: 'text',
  label: { fi: 'Tilinumero', gb: 'Account' },
  settings: { format: 'iban' },
});
const phone = aQuestion({
  type: 'text',
  label: { fi: 'Puhelin', gb: 'Phone' },
  settings: { format: 'phone' },
});
const amount = aQuestion({
  type: 'number',
  label: { fi: 'Summa', gb: 'Amount' },
  settings: { unit: '€' },
});

const form = () =>
  aForm(
    { fi: 'Yhteystiedot ja tili', gb: 'Contact and account' },
    { fields: [email, account, phone, amount] },
  );

type Language = 'fi' | 'gb';

function box(page: Page, field: Field, language: Language) {
  return page.getByRole('textbox', { name: field.label[language] ?? '', exact: true });
}

for (const [language, width, shown] of [
  ['fi', 1280, '9\u00a0000,50'],
  ['gb', 320, '9,000.50'],
] as const) {
  test.describe(`in ${language} at ${String(width)} px`, () => {
    test.use({ language, viewport: { width, height: 800 } });

    test('answers in a format are checked, spelled and sent by keyboard', async ({
      page,
      administrator,
      texts,
    }) => {
      const guid = await openForm(page, administrator, form());
      await typeInto(page, box(page, email, language), 'aino@gmial.com');
      await page.keyboard.press('Tab');
      await expect(
        page.getByText(texts.text('fieldType.text.didYouMean', { address: 'aino@gmail.com' })).first(),
      ).toBeVisible();
      await tabBackTo(page, page.getByRole('button', { name: texts.text('fieldType.text.useAddress') }));
      await page.keyboard.press('Enter');
      await expect(box(page, email, language)).toBeFocused();
      await expect(box(page, email, language)).toHaveValue('aino@gmail.com');

      await typeInto(page, box(page, account, language), 'FI21 1234 5600 0007 86');
      await typeInto(page, box(page, phone, language), '040 123 4567');
      await typeInto(page, box(page, amount, language), '9000.5 €');
      const send = page.getByRole('button', { name: texts.text('send'), exact: true });
      await tabTo(page, send);
      await expect(box(page, phone, language)).toHaveValue('+358401234567');
      await expect(box(page, amount, language)).toHaveValue(shown);
      await page.keyboard.press('Enter');

      const refusal = texts.text('fieldType.text.refused.iban', { example: 'FI21 1234 5600 0007 85' });
      const popup = page.getByRole('alertdialog');
      await popup.getByRole('button', { name: texts.text('ok') }).press('Enter');
      await expect(popup).toHaveCount(0);
      await page.getByRole('link', { name: refusal }).press('Enter');
      await expect(box(page, account, language)).toHaveAccessibleDescription(refusal);
      await retype(page, 'fi2112345600000785');
      await tabTo(page, send);
      await expect(box(page, account, language)).toHaveValue('FI21 1234 5600 0007 85');
      await page.keyboard.press('Enter');

      await expect(page.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();
      expect(await administrator.submissionsOf(guid)).toHaveLength(1);
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, language: 'fi', viewport: { width: 320, height: 800 } });

  test('a wrong account number is returned with its error, and then the form is sent', async ({
    page,
    administrator,
    texts,
    guard,
  }) => {
    guard.expectMessage(/400/);
    const guid = await administrator.publish(form());
    await page.goto(`/form/${guid}`);
    const send = page.getByRole('button', { name: texts.text('send'), exact: true });
    await typeInto(page, box(page, account, 'fi'), 'FI21 1234 5600 0007 86');
    await typeInto(page, box(page, amount, 'fi'), '1.000');
    await tabTo(page, send);
    await page.keyboard.press('Enter');

    await expect(box(page, account, 'fi')).toHaveAccessibleDescription(
      texts.text('fieldType.text.refused.iban', { example: 'FI21 1234 5600 0007 85' }),
    );
    await expect(box(page, amount, 'fi')).toHaveAccessibleDescription(
      new RegExp(texts.text('fieldType.number.ambiguous')),
    );
    expect(await administrator.submissionsOf(guid)).toHaveLength(0);
    await box(page, account, 'fi').fill('fi21 1234 5600 0007 85');
    await box(page, amount, 'fi').fill('1 000 €');
    await send.click();

    await expect(page).toHaveURL(/receipt/);
    expect(await administrator.submissionsOf(guid)).toHaveLength(1);
  });
});
