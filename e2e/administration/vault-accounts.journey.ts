import { signInAnew } from '../support/editor.ts';
import { expect, test } from '../support/journey.ts';
import { screenFaults } from '../support/pages/screen-faults.ts';

test.use({ language: 'gb', contextOptions: { reducedMotion: 'reduce' } });

test('an account is created once its password is long enough, signs in, and is signed out when it is disabled', async ({
  page,
  portal,
  browser,
  guard,
}) => {
  await signInAnew(page, portal);
  await page.goto('/admin/vault/users/new');
  await page.getByLabel('Username', { exact: true }).fill('aino');
  await page.getByLabel('Name to show', { exact: true }).fill('Aino Korhonen');
  await page.getByLabel('Password', { exact: true }).fill('short');
  guard.expectMessage(/40[03] \((Bad Request|Forbidden)\)/);
  await page.getByRole('button', { name: 'Save' }).click();
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/Password: a password has 12–200 characters\./);
  expect(await screenFaults(page)).toEqual([]);
  await page.getByLabel('Password', { exact: true }).fill('soutu vene 4');
  await page.getByRole('switch', { name: 'Administrator' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  const confirming = page.getByRole('dialog', { name: 'Enter your own password' });
  await expect(confirming.getByLabel('Your password')).toBeFocused();
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(confirming.getByLabel('Your password')).toHaveAccessibleDescription('The password is wrong.');
  expect(await screenFaults(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(portal.admin.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/vault\/users\/\d+$/);

  const other = await browser.newContext();
  const aino = await other.newPage();
  const signedIn = await aino.request.post(`${portal.url}/api/session`, {
    data: { username: 'aino', password: 'soutu vene 4' },
    headers: { origin: portal.url },
  });
  expect(signedIn.ok()).toBe(true);
  expect((await aino.request.get(`${portal.url}/api/admin/forms`)).status()).toBe(200);

  await page.getByRole('switch', { name: 'May sign in' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  // The status may still show the “Saved” of the creation.
  await expect(page.getByRole('cell', { name: 'aino Administrator, may not sign in' })).toBeVisible();
  expect((await aino.request.get(`${portal.url}/api/admin/forms`)).status()).toBe(401);
  await other.close();
});
