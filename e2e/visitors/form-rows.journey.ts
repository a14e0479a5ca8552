import { answerIs } from '../support/forms/answer-is.ts';
import { aForm, aQuestion, newGuid } from '../support/forms/forms.ts';
import { inLanguages } from '../support/in-languages.ts';
import { expect, test } from '../support/journey.ts';
import { pressOn, retype, tabBackTo, typeInto } from '../support/controls/keyboard.ts';
import { openForm, waitForDraft } from '../support/pages/open-page.ts';
import { screenFaults } from '../support/pages/screen-faults.ts';
import type { Field, Form, Group } from '@form-portal/domain';
import type { Page } from '@playwright/test';

const giver = aQuestion({ type: 'text', label: { fi: 'Myöntäjä', gb: 'Granted by' }, required: true });
const sum = aQuestion({ type: 'number', label: { fi: 'Summa', gb: 'Amount' }, decimals: 2 });
const why = aQuestion({
  type: 'text',
  label: { fi: 'Mihin yli 1 000 euroa?', gb: 'What is more than 1,000 euros for?' },
  showWhen: answerIs(sum, 'more', 1000),
});
const grants: Group = {
  guid: newGuid(),
  name: { fi: 'Muut avustukset', gb: 'Other grants' },
  fields: [giver.guid, sum.guid, why.guid],
  repeat: { min: 0, max: 3, rowName: { fi: 'Avustus', gb: 'Grant' } },
};
const total = aQuestion({
  type: 'number',
  label: { fi: 'Avustukset yhteensä', gb: 'Grants in total' },
  formula: `sum({field:${sum.guid}})`,
});

function grantsForm(): Form {
  return {
    ...aForm({ fi: 'Rivien lomake', gb: 'Form with rows' }, { fields: [giver, sum, why, total] }),
    groups: [grants],
    layout: [
      { kind: 'group', guid: grants.guid },
      { kind: 'field', guid: total.guid },
    ],
  };
}

inLanguages((language, mainTag) => {
  const rowOf = (row: number): string => `${grants.repeat?.rowName?.[language] ?? ''} ${String(row)}`;

  function box(page: Page, field: Field, row: number) {
    return page
      .getByRole('region', { name: rowOf(row), exact: true })
      .getByRole('textbox', { name: field.label[language] ?? '' });
  }

  test(
    'rows are added, removed, put back and sent by keyboard',
    mainTag,
    async ({ page, administrator, texts }) => {
      const guid = await openForm(page, administrator, grantsForm());
      const add = page.getByRole('button', { name: texts.text('addRow'), exact: true });
      const output = page.locator('output');

      await pressOn(page, add);
      await expect(box(page, giver, 1)).toBeFocused();
      await page.keyboard.type('Valtio');
      await waitForDraft(page);
      await typeInto(page, box(page, sum, 1), '500');
      await pressOn(page, add);
      await expect(box(page, giver, 2)).toBeFocused();
      await page.keyboard.type('EU');
      await typeInto(page, box(page, sum, 2), '1200,50');
      await typeInto(page, box(page, why, 2), 'Kahteen leiriin');
      await expect(box(page, why, 1)).toBeHidden();
      await pressOn(page, add);
      await typeInto(page, box(page, sum, 3), '7');
      await expect(output).toHaveText(language === 'fi' ? '1 707,50' : '1,707.50');
      await expect(add).toHaveAttribute('aria-disabled', 'true');
      expect(await screenFaults(page)).toEqual([]);

      await tabBackTo(page, page.getByRole('button', { name: texts.text('removeRow', { row: rowOf(1) }) }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: rowOf(1), exact: true })).toBeFocused();
      await expect(box(page, giver, 1)).toHaveValue('EU');
      await expect(output).toHaveText(language === 'fi' ? '1 207,50' : '1,207.50');
      await tabBackTo(page, page.getByRole('button', { name: texts.text('undo') }));
      await page.keyboard.press('Enter');
      await expect(box(page, giver, 1)).toHaveValue('Valtio');
      await expect(box(page, why, 2)).toHaveValue('Kahteen leiriin');

      await pressOn(page, page.getByRole('button', { name: texts.text('send'), exact: true }));
      const popup = page.getByRole('alertdialog', { name: texts.text('missingMandatory') });
      await expect(popup.getByRole('button', { name: texts.text('ok') })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: texts.text('errorSummary', { n: 1 }) })).toBeFocused();
      const missing = page.getByRole('link', { name: giver.label[language] ?? '' });
      await pressOn(page, missing);
      await expect(box(page, giver, 3)).toBeFocused();
      await retype(page, 'Kunta');
      await pressOn(page, page.getByRole('button', { name: texts.text('send'), exact: true }));

      await expect(page.getByRole('dialog', { name: texts.text('formSent') })).toBeVisible();
      const [submission] = await administrator.submissionsOf(guid);
      const rows = await administrator.rowsOf(submission?.GUID ?? '');
      expect(rows).toEqual([
        { Myöntäjä: 'Valtio', Summa: 500, 'Avustukset yhteensä': 1707.5 },
        { Myöntäjä: 'EU', Summa: 1200.5, 'Mihin yli 1 000 euroa?': 'Kahteen leiriin' },
        { Myöntäjä: 'Kunta', Summa: 7 },
      ]);
    },
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, language: 'fi', viewport: { width: 320, height: 800 } });

  test('rows are added, removed and sent', async ({ page, administrator, texts }) => {
    const guid = await administrator.publish(grantsForm());
    await page.goto(`/form/${guid}`);
    const add = page.getByRole('button', { name: texts.text('addRow'), exact: true });
    const givers = page.getByRole('textbox', { name: 'Myöntäjä' });
    for (const [row, name] of ['Valtio', 'EU', 'Kunta'].entries()) {
      await pressOn(page, add);
      await typeInto(page, givers.nth(row), name);
    }
    await tabBackTo(page, page.getByRole('button', { name: texts.text('removeRow', { row: 'Avustus 2' }) }));
    await page.keyboard.press('Enter');
    await expect(givers.nth(1)).toHaveValue('Kunta');
    expect(await administrator.submissionsOf(guid)).toHaveLength(0);
    await pressOn(page, page.getByRole('button', { name: texts.text('send'), exact: true }));

    await expect(page).toHaveURL(/receipt/);
    const [submission] = await administrator.submissionsOf(guid);
    expect(await administrator.rowsOf(submission?.GUID ?? '')).toEqual([
      { Myöntäjä: 'Valtio', 'Avustukset yhteensä': 0 },
      { Myöntäjä: 'Kunta' },
    ]);
  });
});
