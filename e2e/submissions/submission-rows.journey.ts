import { readFile } from 'node:fs/promises';
import type { Form } from '@form-portal/domain';
import { signInOn } from '../support/editor.ts';
import { answerIs } from '../support/forms/answer-is.ts';
import { aForm, aQuestion, newGuid } from '../support/forms/forms.ts';
import { inLanguages } from '../support/in-languages.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/controls/keyboard.ts';
import { screenFaults } from '../support/pages/screen-faults.ts';
import { requiredText } from '../support/texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const club = aQuestion({ type: 'text', label: { fi: 'Yhdistys', gb: 'Association' } });
const giver = aQuestion({ type: 'text', label: { fi: 'Myöntäjä', gb: 'Granted by' } });
const sum = aQuestion({ type: 'number', label: { fi: 'Summa', gb: 'Sum' }, settings: { unit: '€' } });
const reason = aQuestion({
  type: 'text',
  label: { fi: 'Mihin suuri summa tarvitaan?', gb: 'What is the large sum for?' },
  showWhen: answerIs(sum, 'more', 1000),
});
const more = aQuestion({ type: 'text', label: { fi: 'Lisätietoja', gb: 'Further information' } });
const [applicant, budget] = [
  {
    guid: newGuid(),
    name: { fi: 'Hakijan tiedot', gb: 'The applicant' },
  },
  { guid: newGuid(), name: { fi: 'Talousarvio', gb: 'The budget' } },
];
const grants = {
  guid: newGuid(),
  name: { fi: 'Muut haetut avustukset', gb: 'Other grants' },
  fields: [giver, sum, reason].map((field) => field.guid),
  repeat: { min: 0, max: 10, rowName: { fi: 'Avustus', gb: 'Grant' } },
};

const grantForm: Form = aForm(
  { fi: 'Avustus riveittäin', gb: 'Grant with rows' },
  {
    fields: [club, giver, sum, reason, more],
    groups: [grants],
    pages: [applicant, budget],
    layout: [
      { kind: 'field', guid: club.guid, page: applicant.guid },
      { kind: 'group', guid: grants.guid, page: budget.guid },
      { kind: 'field', guid: more.guid, page: budget.guid },
    ],
  },
);

const texts = {
  fi: { row: 'Avustus', page: 'Talousarvio', rows: 'Toistuvan ryhmän rivit: Muut haetut avustukset' },
  gb: { row: 'Grant', page: 'The budget', rows: 'Rows of the group Other grants' },
} as const;

inLanguages((language) => {
  test('a submission with rows is read row by row, a code in a row is shown, and the rows are exported, by keyboard', async ({
    page,
    portal,
    administrator,
    texts: { text },
  }) => {
    const form = await administrator.publish(grantForm);
    const field = (Row: number, GUID: string, Value: string) => ({ GUID, Row, Value });
    const submission = {
      FormGUID: form,
      Class: 0,
      Fields: [
        field(1, club.guid, 'Kuusilahden Soutajat ry'),
        field(1, giver.guid, 'Seurasäätiö'),
        field(1, sum.guid, '900'),
        field(2, giver.guid, 'Aino Korhonen, 210281-9988'),
        field(2, sum.guid, '1500,50'),
        field(2, reason.guid, 'Uudet airot'),
        field(1, more.guid, 'Maksetaan kahdessa erässä'),
      ],
    };
    const sent = await page.request.post(`${portal.url}/api/submissions`, {
      multipart: { submission: JSON.stringify(submission) },
      headers: { origin: portal.url },
    });
    const { Reference: reference } = await sent.json();
    await signInOn(page, portal);
    await page.goto(`/admin/submissions?form=${form}`);

    await tabTo(page, page.getByRole('link', { name: String(reference), exact: true }));
    await page.keyboard.press('Enter');

    const panel = page.getByRole('complementary', { name: String(reference) });
    const { row, page: pageName, rows } = texts[language];
    await expect(panel.getByRole('heading', { level: 4, name: pageName })).toBeVisible();
    await expect(panel.getByRole('heading', { level: 5 })).toHaveText([`${row} 1`, `${row} 2`]);
    await expect(panel).not.toContainText('9988');
    // What follows the rows must not look like part of the last one.
    const inRow = await panel.getByText('Uudet airot').boundingBox();
    const afterRows = await panel.getByText(requiredText(more.label, language)).boundingBox();
    expect((afterRows?.y ?? 0) - (inRow?.y ?? 0) - (inRow?.height ?? 0)).toBeGreaterThan(16);
    await tabTo(page, panel.getByRole('button', { name: text('show') }).first());
    await page.keyboard.press('Enter');
    await expect(panel).toContainText('Aino Korhonen, 210281-9988');
    await tabTo(
      page,
      panel.locator('summary').filter({ hasText: text('admin.submissions.notAsked', { n: 1 }) }),
    );
    await page.keyboard.press('Enter');
    const question = requiredText(reason.label, language);
    await expect(panel.getByText(text('admin.submissions.inRow', { question, n: 1 }))).toBeVisible();
    expect(await screenFaults(page)).toEqual([]);

    await page.goto(`/admin/submissions?form=${form}`);
    await tabTo(page, page.getByRole('button', { name: text('admin.submissions.exportThese', { n: 1 }) }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: text('admin.submissions.exportTitle') });
    const content = dialog.getByRole('combobox', { name: text('admin.submissions.exportContent') });
    await tabTo(page, content);
    await page.keyboard.press('ArrowDown');
    await expect(content.getByRole('option', { name: rows })).toHaveJSProperty('selected', true);
    expect(await screenFaults(page)).toEqual([]);
    await tabTo(page, dialog.getByRole('radio', { name: text('admin.export.xlsx') }));
    await page.keyboard.press('ArrowRight');
    await tabTo(page, dialog.getByRole('button', { name: text('admin.export.start') }));
    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const table = await readFile(await (await downloading).path(), 'utf8');
    expect(table.slice(1).split('\r\n').slice(1, 3)).toEqual([
      `${String(reference)},1,Seurasäätiö,900,`,
      `${String(reference)},2,"Aino Korhonen, 210281-****",1500.5,Uudet airot`,
    ]);
  });
});
