import { expect, test } from '../support/journey.ts';
import { typeInto, tabTo } from '../support/controls/keyboard.ts';
import { town } from '../support/portal/municipality.ts';
import { open } from '../support/pages/open-page.ts';
import { main } from '../support/main.ts';

test.describe('in English', () => {
  test.use({ language: 'gb' });

  test(
    'a wrong password shows one message and returns the focus, the right one signs in, and signing out ends the session',
    main,
    async ({ page, portal, texts, guard }) => {
      guard.expectMessage(/401/);
      await open(page, '/login');
      await expect(page).toHaveTitle(`${texts.text('login')} – ${town.siteName}`);
      const password = page.getByRole('textbox', { name: texts.text('password') });
      await typeInto(
        page,
        page.getByRole('textbox', { name: texts.text('username') }),
        portal.admin.username,
      );
      await typeInto(page, password, 'not the password');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toHaveText(texts.text('wrongCredentials'));
      await expect(password).toBeFocused();
      await expect(password).toHaveAccessibleDescription(texts.text('wrongCredentials'));
      await expect(page).toHaveTitle(`${texts.text('error')}: ${texts.text('login')} – ${town.siteName}`);

      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(portal.admin.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/admin');
      await open(page, '/');
      const account = page.locator('summary').filter({ hasText: portal.admin.username });
      await tabTo(page, account);
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('link', { name: texts.text('admin') })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('link', { name: texts.text('account.title') })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      const logout = page.getByRole('button', { name: texts.text('logout') });
      await expect(logout).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/logout');
      await expect(page.getByRole('heading', { level: 1, name: texts.text('loggedOutTitle') })).toBeFocused();
      await expect(account).toHaveCount(0);
      await tabTo(page, page.getByRole('link', { name: texts.text('returnHome') }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/');
    },
  );
});

test('the sign-in hides the password, and signing out forgets what was typed', async ({
  page,
  texts,
  portal,
}) => {
  await test.step('the password is hidden at first and can be shown while typing', async () => {
    await open(page, '/login');
    const password = page.getByLabel(texts.text('password'), { exact: true });
    await typeInto(page, password, 'salasana');
    await expect(password).toHaveAttribute('type', 'password');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(password).toHaveAttribute('type', 'text');
    await page.keyboard.press('Space');
    await expect(password).toHaveAttribute('type', 'password');
  });

  await test.step('signing out clears the drafts of the tab', async () => {
    await open(page, '/login');
    await page.getByLabel(texts.text('username')).fill(portal.admin.username);
    await page.getByLabel(texts.text('password'), { exact: true }).fill(portal.admin.password);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/login/);
    await open(page, '/');
    await page.evaluate(() => sessionStorage.setItem('draft:left-behind', '{}'));
    await page.locator('summary').filter({ hasText: portal.admin.username }).click();
    await page.getByRole('button', { name: texts.text('logout') }).click();
    await expect(page).toHaveURL('/logout');
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a wrong password shows the same message and keeps the name, the right one signs in, and signing out works', async ({
    page,
    portal,
    texts,
    guard,
  }) => {
    guard.expectMessage(/401/);
    await page.goto('/login');
    await page.getByLabel(texts.text('username')).fill(portal.admin.username);
    await page.getByLabel(texts.text('password'), { exact: true }).fill('wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(texts.text('wrongCredentials'));
    await expect(page.getByLabel(texts.text('username'))).toHaveValue(portal.admin.username);
    await page.getByLabel(texts.text('password'), { exact: true }).fill(portal.admin.password);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/login/);
    await page.goto('/');
    await page.locator('summary').filter({ hasText: portal.admin.username }).click();
    await page.getByRole('button', { name: texts.text('logout') }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.text('loggedOutTitle') })).toBeVisible();
  });
});
