import { axeFaults, colourFaults, structureFaults } from './page-faults.ts';
import type { Page } from '@playwright/test';

/** All faults of the page in its current state, in both themes in a wide window, and in a narrow one (decision 0036). */
export async function screenFaults(page: Page): Promise<readonly string[]> {
  const faults = [...(await structureFaults(page)), ...(await axeFaults(page, 'light, 1280 px'))];
  await page.emulateMedia({ colorScheme: 'dark' });
  faults.push(...(await colourFaults(page, 'dark, 1280 px')));
  await page.setViewportSize({ width: 390, height: 844 });
  faults.push(...(await axeFaults(page, 'dark, 390 px')));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}
