import { editForm, laidOut } from '../support/editor.ts';
import { everyKind } from '../support/forms/every-kind.ts';
import { expect, test } from '../support/journey.ts';
import { screenFaults } from '../support/pages/screen-faults.ts';
import type { Editor } from '../support/editor.ts';
import type { Page } from '@playwright/test';

test.use({ language: 'gb', contextOptions: { reducedMotion: 'reduce' } });

/** How to bring the open form builder into a state. */
type Reach = (editor: Editor, page: Page) => Promise<void>;

const states: Readonly<Record<string, Reach>> = {
  'nothing selected': async () => undefined,
  'a field selected': async (editor) => editor.block('a').click(),
  'a short field selected': async (editor) => editor.block('c').click(),
  'a group selected': async (editor) => editor.block('G').click({ position: { x: 200, y: 20 } }),
  'an empty group selected': async (editor) => editor.block('H').click({ position: { x: 200, y: 20 } }),
  'the field types open below a field': async (editor, page) => {
    await editor.block('a').click();
    await page.keyboard.press('Control+Enter');
  },
  'the field types open beside a field': async (editor, page) => {
    await editor.block('a').click();
    await page.getByRole('button', { name: 'Add beside a' }).click();
  },
  'the vault properties to choose from': async (editor) => {
    await editor.block('a').click();
    await editor.panel.getByRole('combobox', { name: 'Vault property' }).press('ArrowDown');
    await editor.panel.getByRole('listbox').getByRole('option').first().waitFor();
  },
  'a property that is made for a field': async (editor, page) => {
    await editor.block('a').click();
    await editor.panel.getByRole('button', { name: 'New property' }).click();
    await page.getByRole('dialog').waitFor();
  },
  'a label written in place': async (editor, page) => {
    await editor.block('a').click();
    await page.keyboard.press('F2');
  },
  'choosing a place to move to': async (editor, page) => {
    await editor.block('a').click();
    await editor.tool('Move to…').click();
    await page.getByRole('dialog').waitFor();
  },
  'the question before a group is deleted': async (editor, page) => {
    await editor.block('G').click({ position: { x: 200, y: 20 } });
    await editor.tool('Delete').click();
    await page.getByRole('alertdialog').waitFor();
  },
  'a field just deleted': async (editor, page) => {
    await editor.block('a').click();
    await editor.tool('Delete').click();
    await page.getByRole('button', { name: 'Undo', exact: true }).last().focus();
  },
};

test('the canvas has no accessibility faults', async ({ page, portal, administrator }) => {
  test.slow();
  await test.step('the canvas has no accessibility faults in any state, in both themes, wide and narrow', async () => {
    const editor = await editForm(page, { portal, administrator, form: laidOut('a G(b c+d) H()') });
    const faults: string[] = [];
    for (const [state, reach] of Object.entries(states)) {
      await reach(editor, page);
      faults.push(...(await screenFaults(page)).map((fault) => `${state}: ${fault}`));
      // Closes what the state has opened.
      await page.keyboard.press('Escape');
    }
    expect(faults.join('\n\n')).toBe('');
  });

  await test.step('every kind of field, with texts that are missing in the language, has no accessibility faults on the canvas', async () => {
    const form = everyKind({ name: { fi: 'Vain suomeksi' } });
    await editForm(page, { portal, administrator, form });
    await expect(page.locator('[data-kind="field"]')).toHaveCount(form.fields.length);
    expect((await screenFaults(page)).join('\n\n')).toBe('');
  });
});
