import type { Locator, Page } from '@playwright/test';

const most = 120;

/** Whether an element has the focus. */
export async function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

async function press(page: Page, key: string, target: Locator): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    if (await isFocused(target)) return;
  }
  throw new Error(`${String(most)} presses of ${key} do not lead to ${target.toString()}`);
}

/** Presses Tab until an element has the focus; fails when it never comes. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await press(page, 'Tab', target);
}

/** Presses Shift+Tab until an element has the focus; fails when it never comes. */
export async function tabBackTo(page: Page, target: Locator): Promise<void> {
  await press(page, 'Shift+Tab', target);
}

/** Writes over what stands in the control that has the focus. */
export async function retype(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Goes to a control by Tab and types into it, key by key. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
