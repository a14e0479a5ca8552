import { minuteMs } from '@form-portal/domain';
import type { Engine } from '@form-portal/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPortal, testAdmin } from '../../testing/app-under-test.ts';
import { testClient } from '../../testing/test-client.ts';
import {
  environmentOf,
  setToken,
  startSignOn,
  withProvider,
  type SignOnUnderTest,
} from './testing/sign-on-under-test.ts';

/** Encodes the same bytes differently: four bits of the last base64url character of an RSA signature are unused. */
function withOtherSpelling(token: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return token.slice(0, -1) + alphabet[alphabet.indexOf(token.at(-1)!) ^ 1]!;
}

const refused = { error: 'Error logging in', code: 'single-sign-on.refused' };

describe.each<Engine>(['sqlite', 'postgres'])('single sign-on on %s', (engine) => {
  let given: SignOnUnderTest;
  beforeAll(async () => {
    given = await startSignOn(engine);
  });
  afterAll(() => given.close());

  it('returns its settings and a state that is tied to the browser', async () => {
    const browser = given.client();

    const response = await browser.get('/api/auth/config');
    expect(response.json()).toEqual({
      ClientID: 'portal',
      Scope: 'openid profile',
      AuthorizationEndpoint: `${given.provider.issuer}/authorize`,
      TokenEndpoint: `${given.provider.issuer}/token`,
      UseIdTokenAsAccessToken: true,
      Nonce: expect.stringMatching(/^[\w-]{43}$/),
      Issuer: given.provider.issuer,
      NamesIssuer: false,
      Prompt: 'select_account',
    });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['set-cookie']).toMatch(
      /^oauth=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(response.json().Nonce).not.toBe(browser.cookies.get('oauth'));
    expect((await given.begin(browser)).nonce).toBe(response.json().Nonce);
    expect((await given.begin()).nonce).not.toBe(response.json().Nonce);
  });

  it('signs in somebody who is no administrator, and never returns the token', async () => {
    const { browser, response } = await given.signOn();

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ user: { name: 'Maria Lehto', type: 'cloud', admin: false } });
    expect((await browser.get('/api/session')).json()).toEqual(response.json());
    expect((await browser.get('/api/admin/forms')).statusCode).toBe(403);
  });

  it('signs an administrator in by the configured claim', async () => {
    const { browser, response } = await given.signOn({ roles: ['FormPortal.Admin'] });

    expect(response.json().user).toMatchObject({ type: 'cloud', admin: true });
    expect((await browser.get('/api/admin/forms')).statusCode).toBe(200);
  });

  it('requires the right at every sign-in, not only at the first', async () => {
    await given.signOn({ roles: ['FormPortal.Admin'] });

    expect((await given.signOn({ roles: [] })).response.json().user.admin).toBe(false);
  });

  it('starts a new session and ends the previous one, even of another person', async () => {
    const browser = given.client();
    await browser.post('/api/session', { json: testAdmin });
    const before = browser.cookies.get('sid')!;
    const signingOn = await given.begin(browser);

    await setToken(browser, await given.tokenFor(signingOn));
    const thief = given.client();
    thief.cookies.set('sid', before);

    expect(browser.cookies.get('sid')).not.toBe(before);
    expect((await thief.get('/api/session')).json()).toEqual({ user: null });
    expect((await browser.get('/api/session')).json().user.type).toBe('cloud');
  });

  it('keeps the existing session when a token is refused', async () => {
    const browser = await given.admin();

    await setToken(browser, 'a.b.c');

    expect((await browser.get('/api/session')).json().user.type).toBe('mfiles');
  });

  it('gives a session that lasts and ends as that of a vault user', async () => {
    const { browser } = await given.signOn();

    expect((await browser.get('/api/session/end')).json()).toMatchObject({
      SecondsLeft: 30 * 60,
      LongestSecondsLeft: 600 * 60,
    });
    expect((await browser.delete('/api/session')).statusCode).toBe(204);
    expect((await browser.get('/api/session')).json()).toEqual({ user: null });
  });

  it('accepts a token once, however often it is sent at the same moment', async () => {
    const signingOn = await given.begin();
    const token = await given.tokenFor(signingOn);

    const responses = await Promise.all([1, 2, 3].map(() => setToken(signingOn.browser, token)));

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
    expect(given.refusals().slice(-2)).toEqual(['token.used', 'token.used']);
  });

  it('recognises a used token whose signature is encoded differently', async () => {
    const signingOn = await given.begin();
    const token = await given.tokenFor(signingOn);
    await setToken(signingOn.browser, token);

    expect((await setToken(signingOn.browser, withOtherSpelling(token))).statusCode).toBe(401);
    expect(given.refusals().at(-1)).toBe('token.used');
  });

  it('forgets used tokens only when they are refused for their age', async () => {
    const { clock } = given.system;
    const signingOn = await given.begin();
    const token = await given.tokenFor(signingOn);
    await setToken(signingOn.browser, token);
    const count = async () =>
      (await given.portal.storage.database.read.selectFrom('used_tokens').select('hash').execute()).length;
    const purge = async () => {
      const parts = given.portal.singleSignOn?.routeDeps;
      await parts?.usedTokens.purge();
    };

    clock.advance(60 * minuteMs);
    await purge();
    expect(await count()).toBeGreaterThan(0);
    clock.advance(2 * minuteMs);
    await purge();
    expect(await count()).toBe(0);
  });

  it('signs two tabs of a browser in one after the other', async () => {
    const first = await given.begin();
    const second = await given.begin(first.browser);

    expect((await setToken(first.browser, await given.tokenFor(first))).statusCode).toBe(200);
    const another = await given.tokenFor(second, { jti: 'another' });
    expect((await setToken(first.browser, another)).statusCode).toBe(200);
  });

  it('gives the same response to every refused token, and logs the reason', async () => {
    const { browser, nonce } = await given.begin();
    const stranger = await given.begin();
    const tokens = [
      ['token.form', 'a.b.c'],
      ['token.issuer', await given.tokenFor({ browser, nonce }, { iss: 'https://evil.example' })],
      ['token.expired', await given.tokenFor({ browser, nonce }, { exp: 1 })],
      ['token.nonce', await given.tokenFor(stranger)],
    ] as const;

    for (const [code, token] of tokens) {
      const response = await setToken(browser, token);
      expect([response.statusCode, response.json(), given.refusals().at(-1)]).toEqual([401, refused, code]);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
    const withoutCookie = await setToken(given.client(), await given.tokenFor({ browser, nonce }));
    expect([withoutCookie.json(), given.refusals().at(-1)]).toEqual([refused, 'browser.unknown']);
    for (const [, token] of tokens) expect(given.system.logged()).not.toContain(token.slice(0, 100));
    expect(given.system.logged()).not.toContain('Maria');
  });

  it.each([
    ['no token', { json: {} }, 400],
    ['a token of another type', { json: { token: ['a.b.c'] } }, 400],
    ['a token of more than 16 KiB', { json: { token: 'x'.repeat(16_385) } }, 400],
    ['a body of more than 32 KiB', { json: { token: 'x'.repeat(40_000) } }, 413],
    ['no JSON', { body: '{', type: 'application/json' }, 400],
    ['a form', { body: 'token=a.b.c', type: 'application/x-www-form-urlencoded' }, 415],
    ['a foreign page', { json: { token: 'a.b.c' }, headers: { 'sec-fetch-site': 'cross-site' } }, 403],
  ])('is not for %s', async (_, request, status) => {
    const response = await given.client().post('/api/set-token', request);

    expect(response.statusCode).toBe(status);
    expect(response.json()).toHaveProperty('code');
  });

  it('reports that the provider cannot be reached, and works again once it can', async () => {
    given.system.clock.advance(11 * minuteMs);
    given.provider.published.unavailable = true;
    const signingOn = await given.begin();
    const token = await given.tokenFor(signingOn);
    const response = await setToken(signingOn.browser, token);
    given.provider.published.unavailable = false;

    expect([response.statusCode, response.json().code]).toEqual([503, 'single-sign-on.unavailable']);
    expect((await setToken(signingOn.browser, token)).statusCode).toBe(200);
  });

  it('records in the audit log who signed in, by their permanent identifier, and that a token was refused', async () => {
    await given.signOn({ sub: 'lasting', name: 'Changing' });
    await setToken(given.client(), 'a.b.c');

    const events = await given.portal.storage.database.read
      .selectFrom('audit_events')
      .select(['event', 'actor', 'subject', 'detail'])
      .execute();

    expect(events).toContainEqual({
      event: 'session.signed-in',
      actor: 'Changing',
      subject: 'lasting',
      detail: '',
    });
    expect(events).toContainEqual({
      event: 'session.refused',
      actor: '',
      subject: '',
      detail: expect.stringMatching(/^192\.0\.2\./),
    });
  });

  it('is offered by the login page, which makes no requests to other sites', async () => {
    const { body, headers } = await given.client().get('/login');

    expect(body).toContain('"singleSignOn":true');
    expect(headers['content-security-policy']).toContain("connect-src 'self';");
  });

  it('returns to a page that may call the token endpoint, and keeps the code out of page, log and referrer', async () => {
    const path = '/auth/callback?code=very-secret&state=very-secret';
    const { statusCode, body, headers } = await given.client().get(path);

    expect(statusCode).toBe(200);
    expect(body).toContain('"kind":"auth-callback"');
    expect(body + given.system.logged()).not.toContain('very-secret');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['content-security-policy']).toContain(
      `connect-src 'self' ${new URL(given.provider.issuer).origin};`,
    );
  });

  it('works across processes: one begins, another finishes, and a third no longer accepts the token', async () => {
    const { dataDir, databaseUrl } = given.config;
    const environment = { PORTAL_DATA_DIR: dataDir, PORTAL_DATABASE_URL: databaseUrl ?? '' };
    const started = await startPortal(engine, { ...environmentOf(given.provider), ...environment });
    const another = withProvider(started, given.provider);
    another.system.clock.advance(given.system.now().getTime() - another.system.now().getTime());
    const signingOn = await given.begin();
    const token = await given.tokenFor(signingOn);
    const there = testClient(another.portal.app);
    for (const [name, value] of signingOn.browser.cookies) there.cookies.set(name, value);

    expect((await setToken(there, token)).statusCode).toBe(200);
    expect((await setToken(signingOn.browser, token)).statusCode).toBe(401);
    await started.close();
  });
});
