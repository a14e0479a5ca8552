import { expect } from '@playwright/test';
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
  if (text === '') await page.keyboard.press('Delete');
  else await page.keyboard.type(text);
}

/** Goes to a control by Tab and types into it, key by key. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/**
 * Writes over what stands in the control that has the focus, key by key, and leaves it by Tab or Shift+Tab. Setting the value of a
 * control, as `fill` does, would leave the focus where it is, and so never show that a control can't be left.
 */
export async function retypeAndLeave(
  target: Locator,
  text: string,
  by: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(target).toBeFocused();
  await retype(target.page(), text);
  await target.page().keyboard.press(by);
  await expect(target).not.toBeFocused();
}

/** Clicks into a control, writes over what stands in it, and leaves it by Tab. */
export async function clickAndRetype(target: Locator, text: string): Promise<void> {
  await target.click();
  await retypeAndLeave(target, text);
}
