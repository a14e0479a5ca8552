import type { Locator, Page } from '@playwright/test';
import type { VisitorFile } from '../forms/files.ts';
import type { PortalTexts } from '../texts.ts';

/** The button that opens the file chooser; without script the browser's own file control has the same name. */
export function chooseButton(page: Page, texts: PortalTexts): Locator {
  return page.locator('button').filter({ hasText: texts.text('chooseFiles') });
}

const keepWatching = (): void => undefined;

/** Opens the file chooser with the keyboard and chooses files. */
export async function chooseFiles(page: Page, button: Locator, files: readonly VisitorFile[]): Promise<void> {
  // Without a listener Playwright lets the browser open its own chooser, and adding one again takes effect with a delay.
  page.off('filechooser', keepWatching).on('filechooser', keepWatching);
  const chooser = page.waitForEvent('filechooser');
  await button.focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([...files]);
}
