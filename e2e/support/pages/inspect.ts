import type { Page } from '@playwright/test';
import { axeFaults, colourFaults, motionFaults, reflowFaults, structureFaults } from './page-faults.ts';
import { targetFaults } from './target-faults.ts';

/** The text spacing that people may set (SC 1.4.12). */
const spacedText = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Twice the browser's text size. */
const largeText = ':root { font-size: 200% }';

/** Doubles the text of the page (SC 1.4.4). */
export function enlargeText(page: Page): Promise<void> {
  return restyle(page, largeText);
}

async function restyle(page: Page, css: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** What overflows the page in its current state on phones, with text at 200 % (SC 1.4.4, SC 1.4.10). */
export async function largeTextFaults(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  await restyle(page, largeText);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    faults.push(...(await reflowFaults(page, `text at 200 %, ${String(width)} px`)));
  }
  await restyle(page, '');
  await page.setViewportSize({ width: 1280, height: 900 });
  return faults;
}

/** All faults of the page in its current state: in both themes, in a wide and a narrow window, with spaced and large text. */
export async function inspect(page: Page): Promise<readonly string[]> {
  const faults = [
    ...(await structureFaults(page)),
    ...(await motionFaults(page)),
    ...(await axeFaults(page, 'light, 1280 px')),
    ...(await targetFaults(page, '1280 px')),
  ];
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  faults.push(...(await colourFaults(page, 'dark, 1280 px')));

  await page.setViewportSize({ width: 320, height: 640 });
  faults.push(
    ...(await axeFaults(page, 'dark, 320 px')),
    ...(await targetFaults(page, '320 px')),
    ...(await reflowFaults(page, '320 px')),
  );
  await restyle(page, spacedText);
  faults.push(...(await reflowFaults(page, 'spaced text, 320 px')));
  await restyle(page, largeText);
  faults.push(...(await reflowFaults(page, 'text at 200 %, 320 px')));
  await page.setViewportSize({ width: 1280, height: 900 });
  faults.push(...(await reflowFaults(page, 'text at 200 %')));
  await restyle(page, '');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return faults;
}
