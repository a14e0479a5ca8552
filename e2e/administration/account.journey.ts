import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/controls/keyboard.ts';

test.use({ language: 'gb', contextOptions: { reducedMotion: 'reduce' } });

test('a password is changed and another session ended by keyboard', async ({
  page,
  startOwnPortal,
  browser,
}) => {
  const portal = await startOwnPortal();
  const headers = { origin: portal.url };
  const signIn = { data: portal.admin, headers };
  const elsewhere = await browser.newContext();
  const elsewhereSession = async () =>
    ((await (await elsewhere.request.get(`${portal.url}/api/session`)).json()) as { user: unknown }).user;
  expect((await page.request.post(`${portal.url}/api/session`, signIn)).ok()).toBe(true);
  expect((await elsewhere.request.post(`${portal.url}/api/session`, signIn)).ok()).toBe(true);
  await page.goto(`${portal.url}/admin/account`);
  await expect(page.getByText('This session')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: /^End the session of/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
  expect(await elsewhereSession()).toBeNull();

  expect((await elsewhere.request.post(`${portal.url}/api/session`, signIn)).ok()).toBe(true);
  await page.reload();
  await tabTo(page, page.getByLabel('Current password'));
  await page.keyboard.type(portal.admin.password);
  await page.keyboard.press('Tab');
  await page.keyboard.type('viisi venettä laiturissa');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed. You are signed out everywhere else.').first()).toBeVisible();
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
  expect(await elsewhereSession()).toBeNull();
  await elsewhere.close();
});
