import type { Page } from '@playwright/test';
import { signInOn } from '../support/editor.ts';
import { expect, test } from '../support/journey.ts';
import { tabBackTo, tabTo } from '../support/controls/keyboard.ts';
import type { Portal } from '../support/portal/portal.ts';

test.use({ language: 'gb' });

/** Ends the session on a page behind its back, as an administrator elsewhere can. */
async function endSession(page: Page, portal: Portal): Promise<void> {
  const ended = await page.request.delete('/api/session', { headers: { origin: portal.url } });
  expect(ended.ok()).toBe(true);
}

/** Signs in by keyboard on a page where the name has to be typed first. */
async function typeCredentials(page: Page, portal: Portal): Promise<void> {
  await tabTo(page, page.getByLabel('Username'));
  await page.keyboard.type(portal.admin.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(portal.admin.password);
  await page.keyboard.press('Enter');
}

test('when the session of an administrator has ended, their work continues after the sign-in', async ({
  page,
  portal,
  guard,
  context,
}) => {
  await test.step('a page whose session has ended leads to the sign-in, which shows why and returns', async () => {
    guard.expectMessage(/401/);
    await signInOn(page, portal);
    await page.goto('/admin');
    // A request after the session has ended leads to the sign-in too.
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    await endSession(page, portal);
    await tabTo(page, page.getByRole('link', { name: 'Audit log' }));
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(
      page.getByText('You have been signed out. Sign in again to continue where you left off.'),
    ).toBeVisible();
    await typeCredentials(page, portal);
    await expect(page).toHaveURL('/admin/audit');
    await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  });

  await test.step('unsaved settings are kept across the sign-in', async () => {
    guard.expectMessage(/401/);
    await signInOn(page, portal);
    await page.goto('/admin/settings');
    const siteName = page.getByLabel('Site name', { exact: true });
    await siteName.fill('Not yet saved');
    await endSession(page, portal);
    await tabBackTo(page, page.getByRole('button', { name: 'Save', exact: true }));
    await page.keyboard.press('Enter');

    await expect(page.getByText('You have been signed out.')).toBeVisible();
    await typeCredentials(page, portal);
    await expect(page).toHaveURL('/admin/settings');
    await expect(siteName).toHaveValue('Not yet saved');
  });

  await test.step('an unsaved user remains on the page, and the sign-in opens in another tab', async () => {
    guard.expectMessage(/401/);
    await signInOn(page, portal);
    await page.goto('/admin/vault/users/new');
    const name = page.getByLabel('Name to show', { exact: true });
    await page.getByLabel('Username').fill('elsa');
    await name.fill('Elsa Virtanen');
    await page.getByLabel('Password', { exact: true }).fill('soutu vene 4 laituri');
    await endSession(page, portal);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.press('Enter');

    const popup = page.getByRole('alertdialog', { name: 'You have been signed out' });
    await expect(popup.getByRole('link', { name: /^Sign in again/ })).toBeFocused();
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Enter');
    const tab = await opened;
    await typeCredentials(tab, portal);
    await expect(tab).toHaveURL('/admin/vault/users/new');
    await tab.close();
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(popup).toHaveCount(0);
    await expect(name).toHaveValue('Elsa Virtanen');
    await save.press('Enter');
    await expect(page).toHaveURL(/\/admin\/vault\/users\/\d+$/);
  });
});
