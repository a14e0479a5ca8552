import type { Engine } from '@form-portal/storage';
import { describe, expect, it } from 'vitest';
import { describePortal } from '../../testing/app-under-test.ts';
import { setToken, startSignOn } from './testing/sign-on-under-test.ts';

describe.each<Engine>(['sqlite', 'postgres'])('single sign-on with a limit on %s', (engine) => {
  it('allows an address three refused tokens a minute; accepted ones do not count', async () => {
    const given = await startSignOn(engine, { PORTAL_SIGN_IN_LIMIT: '3' });
    const address = '198.51.100.9';
    const bring = async () => (await setToken(given.client(address), 'a.b.c')).statusCode;
    for (let good = 0; good < 4; good++) {
      const signingOn = await given.begin(given.client(address));
      const token = await given.tokenFor(signingOn, { jti: good });
      expect((await setToken(signingOn.browser, token)).statusCode).toBe(200);
    }

    expect([await bring(), await bring(), await bring(), await bring()]).toEqual([401, 401, 401, 429]);
    await given.close();
  });
});

describe('single sign-on over https', () => {
  it('makes its cookie host-only', async () => {
    const given = await startSignOn('sqlite', { PORTAL_PUBLIC_URL: 'https://forms.example.org' });

    const { headers } = await given.client().get('/api/auth/config');

    expect(headers['set-cookie']).toMatch(
      /^__Host-oauth=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    await given.close();
  });
});

describe('single sign-on without administrators', () => {
  it('makes nobody an administrator, whatever the token claims', async () => {
    const given = await startSignOn('sqlite', { PORTAL_OAUTH_ADMIN_VALUES: '' });

    const { response } = await given.signOn({ roles: ['FormPortal.Admin', ''] });

    expect(response.json().user.admin).toBe(false);
    await given.close();
  });
});

describePortal('without single sign-on', (given) => {
  it('has no configuration to return, and accepts no token', async () => {
    const off = [404, { error: 'Error: OAuth config not found', code: 'single-sign-on.off' }];
    const config = await given().client().get('/api/auth/config');
    const token = await setToken(given().client(), 'a.b.c');

    expect([config.statusCode, config.json()]).toEqual(off);
    expect([token.statusCode, token.json()]).toEqual(off);
    expect(config.headers['set-cookie']).toBeUndefined();
    const callback = await given().client().get('/auth/callback?code=x');
    expect([callback.statusCode, callback.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
    expect(callback.body).toContain('"kind":"auth-callback"');
    expect(callback.headers['content-security-policy']).toContain("connect-src 'self';");
    expect((await given().client().get('/login')).body).toContain('"singleSignOn":false');
  });
});
