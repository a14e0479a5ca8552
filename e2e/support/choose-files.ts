import type { Locator, Page } from '@playwright/test';
import type { VisitorFile } from './files.ts';
import type { Words } from './words.ts';

/** The button that opens the file chooser; without script the browser's own file control has the same name. */
export function chooseButton(page: Page, words: Words): Locator {
  return page.locator('button').filter({ hasText: words.text('chooseFiles') });
}

const keepWatching = (): void => undefined;

/** Opens the file chooser with the keyboard and chooses files. */
export async function chooseFiles(page: Page, button: Locator, files: readonly VisitorFile[]): Promise<void> {
  // While nobody listens, the browser is told to open its own chooser, and it learns late that somebody does again.
  page.off('filechooser', keepWatching).on('filechooser', keepWatching);
  const chooser = page.waitForEvent('filechooser');
  await button.focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([...files]);
}
