import { expect } from '@playwright/test';
import { builtFields, target, times } from '../forms/built-form.ts';
import { carryTo, pickUp } from './dragging.ts';
import { fieldControls } from './field-controls.ts';
import { property } from '../forms/grant-application.ts';
import { clickAndRetype, retype } from './keyboard.ts';
import type { BuiltField } from '../forms/built-form.ts';
import type { Editor } from '../editor.ts';
import type { Locator, Page } from '@playwright/test';

/** A property in the list of a picker, whose text ends with the id. */
function optionOf(page: Page, id: number): Locator {
  return page.getByRole('option', { name: new RegExp(` ${String(id)}$`) });
}

/** Sets the label of the field just added, and its other settings in the panel. */
async function setUpByPointer(page: Page, editor: Editor, field: BuiltField): Promise<void> {
  const { label, isRequired, bound, untilLoaded } = fieldControls(editor);
  await expect(label).toBeFocused();
  await page.keyboard.type(field.label);
  if (field.isRequired === true) await isRequired.click();
  await bound.click();
  await retype(page, String(field.property));
  await optionOf(page, field.property).click();
  await untilLoaded(field);
}

/** Builds the form of `built-form.ts` with a mouse: by cards, by a click on a choice, and by dragging into the group. */
export async function buildByPointer(page: Page, editor: Editor): Promise<void> {
  await editor.panel.getByRole('button', { name: /^English/ }).click();
  await clickAndRetype(editor.panel.getByRole('textbox', { name: 'Form title' }), 'Every kind of field');
  const add = (type: string): Promise<void> =>
    editor.panel.getByRole('button', { name: type, exact: true }).click();
  for (const field of [...builtFields, times.begins, times.callAt]) {
    await add(field.type);
    await setUpByPointer(page, editor, field);
    await editor.panel.getByRole('button', { name: 'Close', exact: true }).click();
  }
  await add('Group');
  await page.keyboard.type('Times');
  await page.keyboard.press('Escape');
  for (const [index, { label: name }] of Object.values(times).entries()) {
    await pickUp(page, name);
    await carryTo(page, { in: 'Times', at: index });
    await page.mouse.up();
    await expect(fieldControls(editor).label).toHaveValue(name);
    await editor.panel.getByRole('radio', { name: 'Short' }).check({ force: true });
  }
  await editor.block('Own share').click();
  await clickAndRetype(fieldControls(editor).max, '50');
}

/** Sets what becomes of submissions. */
export async function setTargetByPointer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByLabel('Object type', { exact: true }).selectOption({ label: target.objectType });
  await page.getByLabel('Class', { exact: true }).selectOption({ label: target.class });
  await page.getByRole('button', { name: 'Add Predefined Property' }).click();
  await page.getByRole('combobox', { name: 'Property' }).click();
  await retype(page, String(property.year));
  await optionOf(page, property.year).click();
  await clickAndRetype(page.getByLabel(/^Value of/), '2028');
  await page.getByRole('button', { name: 'Return', exact: true }).click();
}
