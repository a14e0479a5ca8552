import { chromium } from '@playwright/test';
import { launchOptions } from '../e2e/support/portal/browser.ts';
import type { Browser, CDPSession, Page } from '@playwright/test';

export function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions);
}

/** The slow profile of the budgets: a quarter of the CPU speed, 150 ms latency, 1.6 Mbit/s. */
export async function slowPage(
  browser: Browser,
): Promise<{ readonly page: Page; readonly devtools: CDPSession }> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'fi-FI' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, devtools };
}
