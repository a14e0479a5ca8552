import { readFile } from 'node:fs/promises';
import { chooseFiles } from '../support/controls/choose-files.ts';
import { draftOf } from '../support/forms/boat-form.ts';
import { editForm } from '../support/editor.ts';
import { aForm, aQuestion } from '../support/forms/forms.ts';
import { expect, test } from '../support/journey.ts';
import { clickAndRetype, tabTo } from '../support/controls/keyboard.ts';
import { screenFaults } from '../support/pages/screen-faults.ts';
import type { VisitorFile } from '../support/forms/files.ts';
import type { Form } from '@form-portal/domain';

test.use({ language: 'gb' });

/** A form whose texts are Finnish alone, and one field whose label is English too. */
function finnishForm(): Form {
  const boat = aQuestion({ type: 'text', label: { fi: 'Veneen nimi', gb: '' } });
  const length = aQuestion({ type: 'number', label: { fi: 'Pituus', gb: 'Length' } });
  const berth = aQuestion({ type: 'text', label: { fi: 'Laituri', gb: '' } });
  return aForm({ fi: 'Venepaikka', gb: '' }, { fields: [boat, length, berth] });
}

test('the texts of a form are written in another language, from one missing text to the next, and saved', async ({
  page,
  portal,
  administrator,
}) => {
  const editor = await editForm(page, { portal, administrator, form: finnishForm() });
  const { keyboard } = page;
  const chip = (name: string | RegExp) => editor.panel.getByRole('button', { name });
  await expect(chip('English: 3 missing')).toHaveAttribute('aria-pressed', 'true');
  await expect(chip('Svenska: 4 missing')).toBeVisible();

  await keyboard.press('Alt+n');
  await expect(editor.panel.getByRole('textbox', { name: 'Form title' })).toBeFocused();
  await keyboard.type('Berth');
  for (const text of ['Name of the boat', 'Pier']) {
    await keyboard.press('Alt+n');
    await expect(editor.panel.getByRole('textbox', { name: 'Field label' })).toBeFocused();
    await expect(editor.panel.getByRole('textbox', { name: 'Field label' })).toHaveValue('');
    await keyboard.type(text);
  }
  await expect(chip(/^English.*no texts are missing$/)).toBeVisible();
  await expect.poll(() => editor.layout()).toBe('Name of the boat Length [Pier]');

  // The bar's picker and the chips show the same language.
  await page.locator('summary', { hasText: 'Language of the form' }).click();
  await page
    .getByRole('button', { name: /^Svenska/ })
    .first()
    .click();
  await expect(editor.announcement).toHaveText('Editing in Svenska. 4 texts are missing.');
  await expect(chip(/^Svenska/)).toHaveAttribute('aria-pressed', 'true');

  await page.locator('summary', { hasText: 'More' }).click();
  await page.getByRole('button', { name: 'Translate' }).click();
  const table = page.getByRole('region', { name: 'Texts in two languages' }).getByRole('table');
  await page.getByLabel('Compare with').selectOption({ label: 'Suomi' });
  await expect(page.getByLabel('Write in')).toHaveValue('se');
  await page.getByRole('checkbox', { name: 'Show only missing texts' }).check();
  await expect(table.getByRole('textbox')).toHaveCount(4);
  for (const [from, to] of [
    ['Venepaikka', 'Båtplats'],
    ['Veneen nimi', 'Båtens namn'],
    ['Pituus', 'Längd'],
    ['Laituri', 'Brygga'],
  ] as const) {
    await clickAndRetype(table.getByRole('row').filter({ hasText: from }).getByRole('textbox'), to);
  }
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Draft saved')).toBeVisible();

  const guid = new URL(page.url()).pathname.split('/')[3] ?? '';
  expect(await draftOf(page, guid)).toMatchObject({
    Name: { fi: 'Venepaikka', gb: 'Berth', se: 'Båtplats' },
    Fields: [
      { Name: { gb: 'Name of the boat', se: 'Båtens namn' } },
      { Name: { gb: 'Length', se: 'Längd' } },
      { Name: { gb: 'Pier', se: 'Brygga' } },
    ],
  });
});

test('the texts go to a translator as a file and come back by keyboard, all or none, as one step', async ({
  page,
  portal,
  administrator,
}) => {
  const form = aForm(
    { fi: 'Venepaikka', gb: '' },
    { fields: [aQuestion({ type: 'text', label: { fi: 'Veneen nimi', gb: '' } })] },
  );
  await editForm(page, { portal, administrator, form });
  await page.locator('summary', { hasText: 'More' }).press('Enter');
  await page.getByRole('button', { name: 'Translate' }).press('Enter');
  const english = (finnish: string) =>
    page.getByRole('row', { name: new RegExp(finnish) }).getByRole('textbox');

  await tabTo(page, page.getByRole('button', { name: 'Export CSV' }));
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const exported = await readFile(await download.path(), 'utf8');
  expect(exported).toContain('form.name;Venepaikka;\r\n');

  const importing = page.getByRole('button', { name: 'Import CSV' });
  const returned = exported
    .replace('Venepaikka;', 'Venepaikka;Berth')
    .replace('Veneen nimi;', 'Veneen nimi;Boat');
  await chooseFiles(page, importing, [csv(`${returned}form.nothing;;Lost\r\n`)]);
  await expect(page.getByRole('alert')).toContainText('Nothing was changed.');
  await expect(english('Venepaikka')).toHaveValue('');

  await chooseFiles(page, importing, [csv(returned)]);
  await expect(page.getByText('2 texts changed. Save to keep them.')).toBeVisible();
  await expect(english('Venepaikka')).toHaveValue('Berth');
  await expect(english('Veneen nimi')).toHaveValue('Boat');
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await screenFaults(page)).toEqual([]);
  }

  await page.keyboard.press('Control+z');
  await expect(english('Veneen nimi')).toHaveValue('');
  await expect(english('Venepaikka')).toHaveValue('');
});

function csv(content: string): VisitorFile {
  return { name: 'translated.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
}
