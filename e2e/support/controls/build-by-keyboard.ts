import { expect } from '@playwright/test';
import { builtFields, target, times } from '../forms/built-form.ts';
import { fieldControls } from './field-controls.ts';
import { property } from '../forms/grant-application.ts';
import { isFocused, retypeAndLeave, tabTo } from './keyboard.ts';
import type { BuiltField } from '../forms/built-form.ts';
import type { Editor } from '../editor.ts';
import type { Locator, Page } from '@playwright/test';

/** Goes to a field type in the open menu by the arrow keys, and adds it. */
export async function chooseType(page: Page, type: string): Promise<void> {
  const item = page.getByRole('menuitem', { name: type, exact: true });
  const all = await page.getByRole('menuitem').count();
  for (let presses = 0; presses < all && !(await isFocused(item)); presses += 1)
    await page.keyboard.press('ArrowRight');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Presses F6 until the focus is in a part of the window. */
export async function goToRegion(
  page: Page,
  name: 'bar' | 'rail' | 'pages' | 'canvas' | 'panel',
): Promise<void> {
  const focused = page.locator(`[data-editor-region="${name}"] :focus`);
  await expect(async () => {
    await page.keyboard.press('F6');
    await expect(focused).toBeVisible({ timeout: 500 });
  }).toPass({ intervals: [0] });
}

/** Chooses from a native select with the arrow keys. */
async function chooseByArrows(page: Page, list: Locator, name: string): Promise<void> {
  await tabTo(page, list);
  await page.keyboard.press('Home');
  const chosen = (): Promise<string> =>
    list.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text ?? '');
  for (let presses = 0; presses < 40 && (await chosen()) !== name; presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect.poll(() => chosen()).toBe(name);
}

async function setUpByKeyboard(page: Page, editor: Editor, field: BuiltField): Promise<void> {
  const { label, isRequired, bound, untilLoaded } = fieldControls(editor);
  await retypeAndLeave(label, field.label);
  if (field.isRequired === true) {
    await tabTo(page, isRequired);
    await page.keyboard.press('Space');
  }
  await tabTo(page, bound);
  await page.keyboard.type(String(field.property));
  await page.keyboard.press('Enter');
  await expect(bound).not.toHaveValue(String(field.property));
  await untilLoaded(field);
}

/** Builds the form of `built-form.ts` by keyboard alone: with the plus menu, F6 and Tab. */
export async function buildByKeyboard(page: Page, editor: Editor): Promise<void> {
  const { keyboard } = page;
  await goToRegion(page, 'panel');
  await tabTo(page, editor.panel.getByRole('button', { name: /^English/ }));
  await keyboard.press('Enter');
  const title = editor.panel.getByRole('textbox', { name: 'Form title' });
  await tabTo(page, title);
  await retypeAndLeave(title, 'Every kind of field');
  for (const field of builtFields) {
    await keyboard.press('Control+Enter');
    await chooseType(page, field.type);
    await setUpByKeyboard(page, editor, field);
    if (field.type !== 'Slider') continue;
    await goToRegion(page, 'panel');
    await tabTo(page, fieldControls(editor).max);
    await retypeAndLeave(fieldControls(editor).max, '50');
  }

  await keyboard.press('Control+Enter');
  await chooseType(page, 'Group');
  await keyboard.type('Times');
  await tabTo(page, editor.panel.getByRole('button', { name: times.begins.type, exact: true }));
  await keyboard.press('Enter');
  await setUpByKeyboard(page, editor, times.begins);
  await goToRegion(page, 'canvas');
  await tabTo(page, page.getByRole('button', { name: 'Add beside Begins' }));
  await keyboard.press('Enter');
  await chooseType(page, times.callAt.type);
  await setUpByKeyboard(page, editor, times.callAt);
}

/** Sets what becomes of submissions, and takes the form out of publication. */
export async function setTargetByKeyboard(page: Page): Promise<void> {
  const { keyboard } = page;
  await goToRegion(page, 'rail');
  await tabTo(page, page.getByRole('button', { name: 'Settings', exact: true }));
  await keyboard.press('Enter');
  await chooseByArrows(page, page.getByLabel('Object type', { exact: true }), target.objectType);
  await chooseByArrows(page, page.getByLabel('Class', { exact: true }), target.class);
  await tabTo(page, page.getByRole('button', { name: 'Add Predefined Property' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Property' })).toBeFocused();
  await keyboard.type(String(property.year));
  await keyboard.press('Enter');
  await tabTo(page, page.getByLabel(/^Value of/));
  await keyboard.type('2028');
  await goToRegion(page, 'panel');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Publishing' })).toBeVisible();
}
