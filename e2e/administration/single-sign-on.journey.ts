import type { Page } from '@playwright/test';
import { inspect } from '../support/pages/inspect.ts';
import { tabTo } from '../support/controls/keyboard.ts';
import { open } from '../support/pages/open-page.ts';
import { selectAccount, expect, test } from '../support/portal/single-sign-on.ts';

/** The user that the page is signed in as. */
async function user(page: Page): Promise<unknown> {
  return page.evaluate(async () => (await (await fetch('/api/session')).json()).user);
}

test('a person signed on at the provider is known here, with or without a role', async ({
  page,
  texts,
  provider,
}) => {
  await test.step('an administrator signs on by keyboard at a provider on another site, and no token is left behind', async () => {
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await open(page, '/login?return=/');
    await tabTo(page, page.getByRole('button', { name: texts.text('sso') }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(provider.url);
    await selectAccount(page, 'An administrator of forms');
    await expect(page).toHaveURL('/');
    await expect.poll(() => user(page)).toEqual({ name: 'Aino Ylläpitäjä', type: 'cloud', admin: true });
    expect(await page.evaluate(() => Object.keys({ ...sessionStorage, ...localStorage }))).toEqual([]);
    const account = page.locator('summary').filter({ hasText: 'Aino Ylläpitäjä' });
    await account.click();
    await expect(page.getByRole('link', { name: texts.text('admin') })).toBeVisible();
    await page.getByRole('button', { name: texts.text('logout') }).click();
    await expect(page).toHaveURL('/logout');
    await expect.poll(() => user(page)).toBeNull();
    expect(addresses.some((address) => /callback\?.*code=/.test(address))).toBe(true);
  });

  await test.step('somebody without a role signs on, and the sign-in page reports that the right is missing', async () => {
    await open(page, '/login?return=/admin');
    await page.getByRole('button', { name: texts.text('sso') }).click();
    await selectAccount(page, 'Somebody without a role');
    await expect(page).toHaveURL('/login?return=%2Fadmin');
    await expect(page.getByText(texts.text('noAdminRight', { name: 'Pekka Peruskäyttäjä' }))).toBeVisible();
    await expect
      .poll(() => user(page))
      .toMatchObject({ name: 'Pekka Peruskäyttäjä', type: 'cloud', admin: false });
    await page.locator('summary').filter({ hasText: 'Pekka' }).click();
    await expect(page.getByRole('button', { name: texts.text('logout') })).toBeVisible();
    await expect(page.getByRole('link', { name: texts.text('admin') })).toHaveCount(0);
  });
});

test('a sign-on that does not succeed signs nobody in', async ({ page, texts, guard, provider }) => {
  await test.step('a sign-on that the visitor cancels leads back to the sign-in page, which reports it', async () => {
    guard.expectMessage(/500 Error: Token exchange failed/);
    await open(page, '/login?return=/accessibility');
    await page.getByRole('button', { name: texts.text('sso') }).click();
    await selectAccount(page, 'Cancel');
    await expect(page).toHaveURL('/login?return=%2Faccessibility');
    await expect(page.getByRole('alert')).toHaveText(texts.text('loginFailed'));
    await expect(page.getByRole('button', { name: texts.text('sso') })).toBeFocused();
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });

  await test.step('a callback that is opened again, or has another state, signs nobody in', async () => {
    guard.expectMessage(/500 Error: Code verifier not found/);
    guard.expectMessage(/500 Error: Token exchange failed/);
    let used = '';
    page.on('request', (request) => {
      if (request.url().includes('/auth/callback?')) used = request.url();
    });
    await open(page, '/login?return=/');
    await page.getByRole('button', { name: texts.text('sso') }).click();
    await selectAccount(page, 'Somebody without a role');
    await expect(page).toHaveURL('/');
    await page.locator('summary').filter({ hasText: 'Pekka' }).click();
    await page.getByRole('button', { name: texts.text('logout') }).click();
    await expect(page).toHaveURL('/logout');

    await page.goto(used);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveText(texts.text('loginFailed'));

    await page.getByRole('button', { name: texts.text('sso') }).click();
    await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
    await page.goto(used);
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(() => user(page)).toBeNull();
  });

  await test.step('a callback that names its issuer twice, or not at all, signs nobody in', async () => {
    guard.expectMessage(/400 \(Bad Request\).*\/token/);
    let state = '';
    const exchanges: string[] = [];
    page.on('request', (request) => {
      const asked = new URL(request.url());
      if (asked.origin === provider.url) state = asked.searchParams.get('state') ?? state;
      if (asked.pathname === '/token') exchanges.push(asked.search);
    });
    for (const issuers of [[provider.url, provider.url], [], [provider.url]]) {
      await open(page, '/login?return=/');
      await page.getByRole('button', { name: texts.text('sso') }).click();
      await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
      const response = [['code', 'a-code'], ['state', state], ...issuers.map((iss) => ['iss', iss])];
      await page.goto(`/auth/callback?${new URLSearchParams(response).toString()}`);
      await expect(page.getByRole('alert')).toHaveText(texts.text('loginFailed'));
      expect(exchanges).toHaveLength(issuers.length === 1 ? 1 : 0);
    }
  });
});

test('the page that exchanges the code shows it, and offers to go back when it takes long', async ({
  page,
  texts,
  provider,
}) => {
  await page.clock.install();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`${provider.url}/token`, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/login?return=/');
  await page.getByRole('button', { name: texts.text('sso') }).click();
  await selectAccount(page, 'Somebody without a role');
  await expect(page).toHaveURL('/auth/callback');
  await expect(page.getByRole('status').filter({ hasText: texts.text('authenticating') })).toBeVisible();
  const back = page.getByRole('link', { name: texts.text('backToLogin') });
  await expect(back).toBeHidden();
  await page.clock.fastForward(10_000);
  await expect(back).toBeVisible();
  release();
  await expect(page).toHaveURL('/');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the pages of single sign-on have no accessibility faults', async ({
    page,
    texts,
    guard,
    provider,
  }) => {
    await test.step('the sign-in page with single sign-on has no accessibility faults, before and after a failure', async () => {
      guard.expectMessage(/500 Error: Token exchange failed/);
      await open(page, '/login');
      await expect(page.getByRole('button', { name: texts.text('sso') })).toBeVisible();
      const faults = [...(await inspect(page))];
      await page.getByRole('button', { name: texts.text('sso') }).click();
      await selectAccount(page, 'Cancel');
      await expect(page.getByRole('alert')).toHaveText(texts.text('loginFailed'));
      faults.push(...(await inspect(page)));
      expect(faults.join('\n\n')).toBe('');
    });

    await test.step('the page that exchanges the code has no accessibility faults, at first and when it takes long', async () => {
      await page.clock.install();
      await page.route(`${provider.url}/token`, () => undefined);
      await open(page, '/login');
      await page.getByRole('button', { name: texts.text('sso') }).click();
      await selectAccount(page, 'Somebody without a role');
      await expect(page.getByRole('heading', { name: texts.text('authenticating') })).toBeVisible();
      const faults = [...(await inspect(page))];
      await page.clock.fastForward(10_000);
      await expect(page.getByRole('link', { name: texts.text('backToLogin') })).toBeVisible();
      faults.push(...(await inspect(page)));
      expect(faults.join('\n\n')).toBe('');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });
});
