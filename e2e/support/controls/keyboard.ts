import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

const maxPresses = 120;

/** Whether an element has the focus. */
export async function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

async function pressUntilFocused(page: Page, key: string, target: Locator): Promise<void> {
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press(key);
    if (await isFocused(target)) return;
  }
  throw new Error(`${String(maxPresses)} presses of ${key} do not lead to ${target.toString()}`);
}

/** Presses Tab until an element has the focus; fails when it never does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await pressUntilFocused(page, 'Tab', target);
}

/** Presses Shift+Tab until an element has the focus; fails when it never does. */
export async function tabBackTo(page: Page, target: Locator): Promise<void> {
  await pressUntilFocused(page, 'Shift+Tab', target);
}

/** Goes to a control by Tab and presses a key on it. */
export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Overwrites the value of the focused control. */
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
 * Overwrites the value of the focused control, key by key, and leaves it with Tab or Shift+Tab. Setting the value, as `fill` does, would
 * not move the focus, and so never reveal a control that cannot be left.
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

/** Clicks into a control, overwrites its value, and leaves it with Tab. */
export async function clickAndRetype(target: Locator, text: string): Promise<void> {
  await target.click();
  await retypeAndLeave(target, text);
}
