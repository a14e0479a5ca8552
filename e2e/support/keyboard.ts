import type { Locator, Page } from '@playwright/test';

const most = 120;

async function isFocused(target: Locator): Promise<boolean> {
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

/** Goes to a control by Tab and types into it, key by key. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
