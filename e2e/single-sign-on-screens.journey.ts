import { inspect } from './support/inspect.ts';
import { open } from './support/open-page.ts';
import { choose, expect, test } from './support/single-sign-on.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the sign-in page with single sign-on has no fault, also after a failure', async ({
  page,
  words,
  guard,
}) => {
  guard.expectMessage(/500 Error: Token exchange failed/);
  await open(page, '/login');
  await expect(page.getByRole('button', { name: words.text('sso') })).toBeVisible();
  const faults = [...(await inspect(page))];
  await page.getByRole('button', { name: words.text('sso') }).click();
  await choose(page, 'Cancel');
  await expect(page.getByRole('alert')).toHaveText(words.text('loginFailed'));
  faults.push(...(await inspect(page)));
  expect(faults.join('\n\n')).toBe('');
});

test('the page that exchanges the code has no fault, at first and when it takes long', async ({
  page,
  words,
  provider,
}) => {
  await page.clock.install();
  await page.route(`${provider.url}/token`, () => undefined);
  await open(page, '/login');
  await page.getByRole('button', { name: words.text('sso') }).click();
  await choose(page, 'Somebody without a role');
  await expect(page.getByRole('heading', { name: words.text('authenticating') })).toBeVisible();
  const faults = [...(await inspect(page))];
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('link', { name: words.text('backToLogin') })).toBeVisible();
  faults.push(...(await inspect(page)));
  expect(faults.join('\n\n')).toBe('');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
