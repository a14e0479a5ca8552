import { adminRole, apiAudience, startDevOidc, type DevIdp } from '@form-portal/dev-idp';
import type { Engine } from '@form-portal/storage';
import type { SignOnConfigWire } from '@form-portal/domain/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPortal, type PortalUnderTest } from '../../testing/app-under-test.ts';
import { testSystemDeps } from '../../testing/test-system-deps.ts';
import { signOnAtProvider } from './testing/oidc-visitor.ts';
import { setToken } from './testing/sign-on-under-test.ts';

const site = 'http://127.0.0.1:3000';
const redirectUri = `${site}/auth/callback`;
const kinds = [
  ['ID', 'id_token', { PORTAL_OAUTH_USE_ID_TOKEN: 'true', PORTAL_OAUTH_SCOPE: 'openid profile' }],
  [
    'access',
    'access_token',
    {
      PORTAL_OAUTH_USE_ID_TOKEN: 'false',
      PORTAL_OAUTH_SCOPE: 'openid profile forms',
      PORTAL_OAUTH_AUDIENCE: apiAudience,
    },
  ],
] as const;

describe.each<Engine>(['sqlite', 'postgres'])('signing on at a real provider on %s', (engine) => {
  describe.each(kinds)('with the %s token', (_, member, environment) => {
    let provider: DevIdp;
    let given: PortalUnderTest;
    beforeAll(async () => {
      provider = await startDevOidc('localhost', 0, { clientId: 'portal', redirectUri });
      given = await startPortal(
        engine,
        {
          PORTAL_PUBLIC_URL: site,
          PORTAL_OAUTH_CLIENT_ID: 'portal',
          PORTAL_OAUTH_AUTHORIZATION_ENDPOINT: `${provider.url}/auth`,
          PORTAL_OAUTH_TOKEN_ENDPOINT: `${provider.url}/token`,
          PORTAL_OAUTH_ISSUER: provider.url,
          PORTAL_OAUTH_ADMIN_VALUES: adminRole,
          ...environment,
        },
        { ...testSystemDeps(), now: () => new Date() },
      );
    });
    afterAll(async () => {
      await given.close();
      await provider.close();
    });

    it.each([
      ['admin', { name: 'Aino Ylläpitäjä', type: 'cloud', admin: true }, 200],
      ['plain', { name: 'Pekka Peruskäyttäjä', type: 'cloud', admin: false }, 403],
    ])('signs %s in with the rights of that person', async (person, user, administration) => {
      const browser = given.client();

      const { state, allowedOrigin, tokens } = await signOnAtProvider(browser, { person, redirectUri });
      const response = await setToken(browser, tokens[member]);

      expect({ state, allowedOrigin }).toEqual({ state: 'state-1', allowedOrigin: site });
      expect([response.statusCode, response.json(), given.system.logged()]).toEqual([200, { user }, '']);
      expect((await browser.get('/api/session')).json()).toEqual({ user });
      expect((await browser.get('/api/admin/forms')).statusCode).toBe(administration);
    });

    it('reports that the provider announces its name in the callback, which contains it', async () => {
      const browser = given.client();

      const { issuers } = await signOnAtProvider(browser, { person: 'admin', redirectUri });

      const { Issuer, NamesIssuer } = (await browser.get('/api/auth/config')).json<SignOnConfigWire>();
      expect({ issuers, NamesIssuer }).toEqual({ issuers: [Issuer], NamesIssuer: true });
    });

    it('accepts no token of the other kind', async () => {
      const browser = given.client();
      const { tokens } = await signOnAtProvider(browser, { person: 'admin', redirectUri });
      const other = member === 'id_token' ? tokens.access_token : tokens.id_token;

      expect((await setToken(browser, other)).statusCode).toBe(401);
    });
  });
});
