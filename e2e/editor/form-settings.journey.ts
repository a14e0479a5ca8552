import { formToWire } from '@form-portal/domain/wire';
import { editForm, laidOut, publishForm } from '../support/editor.ts';
import { expect, test } from '../support/journey.ts';
import { clickAndRetype, retype } from '../support/controls/keyboard.ts';
import { screenFaults } from '../support/pages/screen-faults.ts';
import type { Locator, Page } from '@playwright/test';

test.use({ language: 'gb', contextOptions: { reducedMotion: 'reduce' } });

/** Chooses a property by typing the start of its name. */
async function chooseProperty(picker: Locator, name: string): Promise<void> {
  await picker.click();
  await retype(picker.page(), name);
  await picker.press('Enter');
  await expect(picker).toHaveValue(name);
}

/** Saves the draft and publishes it. */
async function publish(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await publishForm(page);
}

test('the settings of a form, and of its fields', async ({ page, portal, administrator }) => {
  await test.step('the settings of a form are set up by keyboard and hold for the form that is stored', async () => {
    await editForm(page, { portal, administrator, form: laidOut('a') });
    await page.goto(`${page.url()}/settings`);
    await page.getByLabel('Show in the form list').press('Space');
    await page.getByLabel('Object type').selectOption({ label: 'Case' });
    await page.getByLabel('Class', { exact: true }).selectOption({ label: 'Grant application' });
    await clickAndRetype(page.getByLabel('Largest file (MB)'), '2,5');
    await page.getByLabel('Documents').press('Space');
    await clickAndRetype(page.getByRole('textbox', { name: 'Other file extensions' }), '.DWG');
    await clickAndRetype(page.getByRole('textbox', { name: 'Object title' }), 'From ');
    await page.getByRole('button', { name: 'Reference' }).press('Enter');

    await page.getByRole('button', { name: 'Add Predefined Property' }).press('Enter');
    await expect(page.getByRole('combobox', { name: 'Property' })).toBeFocused();
    await page.keyboard.type('Year applied for');
    await page.keyboard.press('Enter');
    await clickAndRetype(page.getByLabel('Value of Year applied for'), '2028');
    await page.getByRole('button', { name: 'Return' }).press('Enter');
    await expect(page.locator('#settings-predefined dl')).toHaveText('Year applied for2028');
    // The class requires properties that no field sets.
    await page.getByRole('button', { name: /^Publish…/ }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Save or publish?' });
    await dialog.getByRole('radio', { name: 'Save draft' }).press('ArrowDown');
    await dialog.getByRole('checkbox', { name: 'Publish despite the errors' }).press('Space');
    await dialog.getByRole('button', { name: 'Publish version 2' }).press('Enter');
    await expect(page.getByText('Published, 6 errors')).toBeVisible();

    const guid = page.url().split('/').at(-2) ?? '';
    const stored: unknown = await (await page.request.get(`/api/admin/forms/${guid}`)).json();
    expect(stored).toMatchObject({
      ShowInFormPortal: true,
      AttachmentOptions: { MaxFileSize: 2.5, AllowedFileTypes: ['doc'], CustomFileTypes: ['dwg'] },
      PredefinedFields: [{ MFilesPropertyDef: 1057, DataType: 2, Value: 2028 }],
      TitleTemplate: 'From {reference}',
    });
    await page.reload();
    await expect(page.getByLabel('Class', { exact: true })).toHaveValue(/\d+/);
    await expect(page.getByText('Grant application')).toBeAttached();
  });

  await test.step('the list of parts leads to each, and marks the one that is being read', async () => {
    await editForm(page, { portal, administrator, form: laidOut('a') });
    await page.goto(`${page.url()}/settings`);
    const parts = page.getByRole('navigation', { name: 'Parts of the settings' });
    const current = parts.locator('[aria-current]');
    await expect(current).toHaveText('Publishing');
    const scroll = (top: number) => page.getByRole('main').evaluate((main, to) => main.scrollTo(0, to), top);

    await scroll(100_000);
    await expect(current).toHaveText('Delete form');
    await scroll(0);
    await expect(current).toHaveText('Publishing');
    for (const name of ['Attachments', 'Object in the vault', 'Backup']) {
      await parts.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('heading', { name, exact: true })).toBeFocused();
      await expect(current).toHaveText(name);
    }
  });

  await test.step('a field gets its property, its range and the options of its value list in the side panel', async () => {
    const editor = await editForm(page, { portal, administrator, form: laidOut('a') });
    await editor.panel.getByRole('button', { name: 'Selection' }).click();
    await expect(editor.panel.getByLabel('Field label')).toBeFocused();
    await page.keyboard.type('Type of grant');
    await chooseProperty(editor.panel.getByRole('combobox', { name: 'Vault property' }), 'Grant type');
    await expect(editor.panel.getByRole('heading', { name: /^[1-9]\d* options loaded/ })).toBeVisible();
    await editor.panel.getByLabel('Required').check();
    await editor.panel.getByRole('radio', { name: 'Short' }).check();

    await editor.panel.getByRole('button', { name: 'Close' }).click();
    await editor.panel.getByRole('button', { name: 'Slider' }).click();
    await clickAndRetype(editor.panel.getByLabel('Max'), '7');
    await publish(page);

    const guid = page.url().split('/').at(-1) ?? '';
    const stored = (await (await page.request.get(`/api/admin/forms/${guid}`)).json()) as {
      Fields: unknown[];
    };
    expect(stored.Fields.slice(1)).toMatchObject([
      {
        Name: { gb: 'Type of grant' },
        Required: true,
        Width: 'narrow',
        MFilesPropertyDef: 1047,
        DataType: 9,
      },
      { Type: 'slider', MinValue: 0, MaxValue: 7 },
    ]);
    expect(stored.Fields[1]).toHaveProperty('Options.0.Name.gb', 'Operating grant');
  });

  await test.step('a wrong backup changes nothing and shows why', async () => {
    const form = laidOut('a b');
    await editForm(page, { portal, administrator, form });
    await page.goto(`${page.url()}/settings`);
    const wire = formToWire(form);
    const [field] = wire.Fields;
    const nowhere = '00000000-0000-4000-8000-00000000dead';
    const dangling = { GUID: nowhere, Type: 'field', FieldGUIDs: [] };
    const wrong: readonly (readonly [string, string])[] = [
      ['{ "Name": ', 'it is not JSON'],
      ['{"title":"Survey","questions":[]}', 'not a backup of a form'],
      ['{"__proto__":{"Name":{},"FormTemplate":[],"Fields":[]}}', 'not a backup of a form'],
      [' '.repeat(3 * 1_048_576), 'The largest one is 2 MB'],
      [JSON.stringify({ ...wire, FormTemplate: [...wire.FormTemplate, dangling] }), nowhere],
      [JSON.stringify({ ...wire, Fields: [...wire.Fields, field] }), 'one identifier twice'],
      [
        JSON.stringify({ ...wire, Fields: wire.Fields.map((one) => ({ ...one, Type: 'hologram' })) }),
        'hologram',
      ],
    ];
    for (const [content, why] of wrong) {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Import' }).click();
      const file = { name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(content) };
      await (await chooser).setFiles(file);

      const alert = page.locator('#settings-backup [role="alert"]');
      await expect(alert).toContainText(why);
      await expect(alert).toContainText('Nothing was changed.');
      await expect(page.getByRole('button', { name: /^Save draft/ })).toContainText('Nothing to save');
    }
  });
});

test('the settings, the predefined fields, the check and the translations have no accessibility faults', async ({
  page,
  portal,
  administrator,
}) => {
  test.slow();
  const form = laidOut('a b');
  await editForm(page, {
    portal,
    administrator,
    form: { ...form, name: { fi: 'Vain suomeksi' } },
  });
  const editing = page.url();
  const panel = page.locator('[data-editor-region="panel"]');
  const states: Readonly<Record<string, () => Promise<void>>> = {
    'a field with options': async () => {
      await panel.getByRole('button', { name: 'Selection' }).click();
      await chooseProperty(panel.getByRole('combobox', { name: 'Vault property' }), 'Grant type');
      await panel.getByRole('heading', { name: /^[1-9]\d* options loaded/ }).waitFor();
    },
    'a field with a range': async () => {
      await panel.getByRole('button', { name: 'Close' }).click();
      await panel.getByRole('button', { name: 'Slider' }).click();
      await panel.getByLabel('Max').waitFor();
      await page.keyboard.press('Control+s');
      await page.getByText('Draft saved').waitFor();
    },
    settings: async () => {
      await page.goto(`${editing}/settings`);
      await page.getByRole('heading', { name: 'Publishing' }).waitFor();
    },
    'predefined fields': async () => {
      await page.getByRole('button', { name: 'Add Predefined Property' }).click();
      await chooseProperty(page.getByRole('combobox', { name: 'Property' }), 'Received through');
      await page.getByRole('radio').first().waitFor();
    },
    'properties to choose from': async () => {
      await page.getByRole('combobox', { name: 'Property' }).press('ArrowDown');
      await page.getByRole('option').first().waitFor();
    },
    'the question before the form is deleted': async () => {
      await page.getByRole('combobox', { name: 'Property' }).press('Escape');
      await page.getByRole('button', { name: 'Return' }).click();
      await page.locator('#settings-delete button').click();
      await page.getByRole('alertdialog').waitFor();
    },
    'the check': async () => {
      await page.getByRole('button', { name: 'Keep' }).click();
      await page.getByRole('button', { name: /\d (error|warning)/ }).click();
      await page.getByRole('dialog').waitFor();
    },
    'the texts in two languages': async () => {
      await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
      await page.locator('summary', { hasText: 'More' }).click();
      await page.getByRole('button', { name: 'Translate' }).click();
      await page.getByRole('table').waitFor();
    },
  };
  const faults: string[] = [];
  for (const [state, reach] of Object.entries(states)) {
    await reach();
    faults.push(...(await screenFaults(page)).map((fault) => `${state}: ${fault}`));
  }
  expect(faults.join('\n\n')).toBe('');
});
