import { signInOn } from '../editor.ts';
import { expect } from '../journey.ts';
import type { Page } from '@playwright/test';
import type { Portal } from '../portal/portal.ts';

/** Signs in to a portal started by the test, whose settings may change, and opens a page with a Save button. */
export async function openSiteScreen(page: Page, portal: Portal, path: string): Promise<void> {
  await signInOn(page, portal);
  await page.goto(`${portal.url}${path}`);
  await page.getByRole('button', { name: /^Save/ }).waitFor();
}

/** Saves by keyboard and waits until the page announces it. */
export async function saveSiteScreen(page: Page, announcement: string): Promise<void> {
  await page.getByRole('button', { name: /^Save/ }).press('Enter');
  await expect(page.getByRole('status').getByText(announcement, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save/ })).toContainText('Nothing to save');
}
