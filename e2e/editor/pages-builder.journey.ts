import { guidOf, stored } from '../support/forms/boat-form.ts';
import { chooseType, goToRegion } from '../support/controls/build-by-keyboard.ts';
import { openEditor, publishForm, signInOn } from '../support/editor.ts';
import { expect, test } from '../support/journey.ts';
import { retype, retypeAndLeave, tabBackTo, tabTo } from '../support/controls/keyboard.ts';
import { screenFaults } from '../support/pages/screen-faults.ts';
import type { Page } from '@playwright/test';
import type { Editor } from '../support/editor.ts';
import { main } from '../support/main.ts';

test.use({ language: 'gb', contextOptions: { reducedMotion: 'reduce' } });

/** Adds below the selected block, and writes the label. */
async function add(page: Page, editor: Editor, type: string, control: string, text: string): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await chooseType(page, type);
  const label = editor.panel.getByRole('textbox', { name: control });
  await expect(label).toBeFocused();
  await retypeAndLeave(label, text);
}

test(
  'a form with pages, rows and a requested file is built by keyboard, undone and published',
  main,
  async ({ page, portal }) => {
    test.slow();
    await signInOn(page, portal);
    const editor = await openEditor(page, 'new');
    const { panel, announcement } = editor;
    await goToRegion(page, 'panel');
    await tabTo(page, panel.getByRole('textbox', { name: 'Form title' }));
    await retype(page, 'Grants in several parts');
    await add(page, editor, 'Checkbox', 'Field label', 'We have a project');
    await add(page, editor, 'Page', 'Page name', 'The project');
    await expect(announcement).toHaveText('Added Page 2, page 2 of 2.');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages.getByRole('listitem')).toHaveCount(3);

    await tabBackTo(page, panel.getByRole('tab', { selected: true }));
    await page.keyboard.press('ArrowRight');
    await tabTo(page, panel.getByRole('radio', { name: 'Always' }));
    await page.keyboard.press('ArrowRight');
    const asked = panel.getByRole('combobox', { name: 'Question' });
    await tabTo(page, asked);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Shown when We have a project is ticked').first()).toBeVisible();
    await expect(pages.getByRole('button', { name: /The project/ })).toContainText('conditional');

    await page.keyboard.press('Control+Enter');
    await chooseType(page, 'Group');
    await retypeAndLeave(panel.getByRole('textbox', { name: 'Group label' }), 'Other grants');
    await tabBackTo(page, panel.getByRole('tab', { selected: true }));
    await page.keyboard.press('ArrowRight');
    await tabTo(page, panel.getByRole('switch', { name: 'Repeatable group' }));
    await page.keyboard.press('Space');
    await tabTo(page, panel.getByRole('textbox', { name: 'Fewest rows' }));
    await retype(page, '0');
    await tabTo(page, panel.getByRole('textbox', { name: 'Row name' }));
    await page.keyboard.type('Grant');
    await expect(page.getByText('Repeatable group, 0–10 rows')).toBeVisible();
    await editor.block('Other grants').focus();
    await page.keyboard.press('Enter');
    await tabTo(page, panel.getByRole('tab', { selected: true }));
    await page.keyboard.press('Home');
    await tabTo(page, panel.getByRole('button', { name: 'Text', exact: true }));
    await page.keyboard.press('Enter');
    await retypeAndLeave(panel.getByRole('textbox', { name: 'Field label' }), 'Granted by');
    expect(await screenFaults(page)).toEqual([]);

    await goToRegion(page, 'pages');
    await page.keyboard.press('End');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(announcement).toContainText('Moved page The project, now 1 of 2.');
    await page.keyboard.press('Control+z');
    await expect(announcement).toHaveText('Undone: move page The project.');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading', { name: 'The project' })).toBeVisible();
    expect(await screenFaults(page)).toEqual([]);
    await tabTo(page, panel.getByRole('tab', { selected: true }));
    await page.keyboard.press('Home');
    await tabTo(page, panel.getByRole('button', { name: 'Delete page…' }));
    await page.keyboard.press('Enter');
    const deletion = page.getByRole('dialog', { name: 'Delete page The project?' });
    await expect(deletion.getByRole('button', { name: 'Move the items to the page before' })).toBeFocused();
    expect(await screenFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(pages).toBeHidden();
    await expect(editor.block('Other grants')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(pages.getByRole('button', { name: /The project/ })).toBeVisible();

    await goToRegion(page, 'rail');
    await tabTo(page, page.getByRole('button', { name: 'Settings', exact: true }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Add requested file' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Name of the file' })).toBeFocused();
    await retype(page, 'Annual accounts');
    await tabTo(page, page.getByRole('switch', { name: 'Required' }));
    await page.keyboard.press('Space');
    expect(await screenFaults(page)).toEqual([]);

    await publishForm(page);
    expect(await stored(page, guidOf(page))).toMatchObject({
      SchemaVersion: 2,
      Pages: [{ Name: { gb: 'Page 1' } }, { Name: { gb: 'The project' }, ShowWhen: { Is: 'equals' } }],
      Groups: [{ Repeat: { Min: 0, Max: 10, RowName: { gb: 'Grant' } } }],
      AttachmentOptions: { Requests: [{ Name: { gb: 'Annual accounts' }, Required: true }] },
    });
  },
);
