import { startDevOidc, type DevIdp } from '@form-portal/dev-idp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ordinaryUser, vaultGuid } from '../../mfws/testing/mfws-client.ts';
import { startPortal, type PortalUnderTest } from '../../testing/app-under-test.ts';
import { testSystemDeps } from '../../testing/test-system-deps.ts';
import { signOnAtProvider } from './testing/oidc-visitor.ts';
import { setToken } from './testing/sign-on-under-test.ts';

const site = 'http://127.0.0.1:3000';
const redirectUri = `${site}/auth/callback`;
/** How far the clock of the portal that serves the vault is ahead (ms). */
let moved = 0;
const inTime = () => ({ ...testSystemDeps(), now: () => new Date() });

describe('single sign-on of a vault in M-Files, at a real provider', () => {
  let provider: DevIdp;
  let vaultPortal: PortalUnderTest;
  let portal: PortalUnderTest;
  let mfilesUrl: string;

  beforeAll(async () => {
    provider = await startDevOidc('localhost', 0, { clientId: 'portal', redirectUri });
    vaultPortal = await startPortal(
      'sqlite',
      {
        PORTAL_MFWS: 'true',
        PORTAL_OAUTH_CLIENT_ID: 'portal',
        PORTAL_OAUTH_SCOPE: 'openid profile',
        PORTAL_OAUTH_AUTHORIZATION_ENDPOINT: `${provider.url}/auth`,
        PORTAL_OAUTH_TOKEN_ENDPOINT: `${provider.url}/token`,
        PORTAL_OAUTH_USE_ID_TOKEN: 'true',
        PORTAL_OAUTH_ISSUER: provider.url,
      },
      { ...testSystemDeps(), now: () => new Date(Date.now() + moved) },
    );
    await addUser('plain', 'Pekka Peruskäyttäjä');
    mfilesUrl = `${await vaultPortal.portal.app.listen({ port: 0, host: '127.0.0.1' })}/REST`;
    portal = await startPortalOf(await vaultGuid(vaultPortal));
  });
  afterAll(async () => {
    await portal.close();
    await vaultPortal.close();
    await provider.close();
  });

  function startPortalOf(vault: string): Promise<PortalUnderTest> {
    const settings = {
      PORTAL_PUBLIC_URL: site,
      PORTAL_VAULT: 'mfiles',
      PORTAL_MFILES_URL: mfilesUrl,
      PORTAL_MFILES_VAULT: vault,
      PORTAL_MFILES_USERNAME: 'plain',
      PORTAL_MFILES_PASSWORD: ordinaryUser.password,
    };
    return startPortal('sqlite', settings, inTime());
  }

  /** A vault account whose user name is the permanent name of a person at the provider. */
  async function addUser(Username: string, Name: string): Promise<number> {
    const admin = await vaultPortal.admin();
    const json = { Username, Name, Password: ordinaryUser.password, Admin: false };
    return Number((await admin.post('/api/admin/vault/users', { json })).json().ID);
  }

  it('gives browsers the five public members of the vault’s configuration, and no others', async () => {
    const response = (await portal.client().get('/api/auth/config')).json();

    expect(response).toEqual({
      ClientID: 'portal',
      Scope: 'openid profile',
      AuthorizationEndpoint: `${provider.url}/auth`,
      TokenEndpoint: `${provider.url}/token`,
      UseIdTokenAsAccessToken: true,
      Nonce: expect.any(String),
      Issuer: '',
      NamesIssuer: false,
      Prompt: 'select_account',
    });
  });

  it('offers the button, and lets the page of the callback call only the provider', async () => {
    const browser = portal.client();

    expect((await browser.get('/auth/callback')).headers['content-security-policy']).toContain(
      `connect-src 'self' ${new URL(provider.url).origin}`,
    );
    expect((await browser.get('/login')).body).toContain('"singleSignOn":true');
  });

  it.each([
    ['admin', { name: 'admin', type: 'cloud', admin: true }, 200],
    ['plain', { name: 'Pekka Peruskäyttäjä', type: 'cloud', admin: false }, 403],
  ])('signs %s in with the rights that the vault reports', async (person, user, administration) => {
    const browser = portal.client();

    const { tokens } = await signOnAtProvider(browser, { person, redirectUri });
    const response = await setToken(browser, tokens.id_token);

    expect([response.statusCode, response.json()]).toEqual([200, { user }]);
    expect((await browser.get('/api/session')).json()).toEqual({ user });
    expect((await browser.get('/api/admin/forms')).statusCode).toBe(administration);
  });

  it('ends a session with its token, and reports the end early enough for a warning', async () => {
    const browser = portal.client();
    const { tokens } = await signOnAtProvider(browser, { person: 'plain', redirectUri });
    await setToken(browser, tokens.id_token);

    const { SecondsLeft, LongestSecondsLeft } = (await browser.get('/api/session/end')).json();

    // The provider's ID tokens are valid for ten minutes.
    expect(SecondsLeft).toBeGreaterThan(540);
    expect(SecondsLeft).toBeLessThanOrEqual(600);
    expect(LongestSecondsLeft).toBe(SecondsLeft);
  });

  it('refuses people whom the vault does not know, tokens of another browser, and used ones', async () => {
    const browser = portal.client();
    const unknown = await signOnAtProvider(browser, { person: 'nameless', redirectUri });
    expect((await setToken(browser, unknown.tokens.id_token)).statusCode).toBe(401);

    const { tokens } = await signOnAtProvider(browser, { person: 'admin', redirectUri });
    expect((await setToken(portal.client(), tokens.id_token)).statusCode).toBe(401);
    expect((await setToken(browser, tokens.id_token)).statusCode).toBe(200);
    expect((await setToken(browser, tokens.id_token)).statusCode).toBe(401);
    expect((await setToken(browser, 'no.token.atall')).statusCode).toBe(401);
  });

  it('logs whether the vault does not know the person or does not let them in, and no token', async () => {
    const elsewhere = await startPortalOf('{3F2504E0-4F89-41D3-9A0C-0305E82C3301}');
    const logOf = async (refusing: PortalUnderTest, person: string) => {
      const browser = refusing.client();
      const { tokens } = await signOnAtProvider(browser, { person, redirectUri });
      expect((await setToken(browser, tokens.id_token)).statusCode).toBe(401);
      return refusing.system.logged();
    };

    const [unknown, closed] = [await logOf(portal, 'nameless'), await logOf(elsewhere, 'admin')];

    expect(unknown).toContain('"code":"vault.refused"');
    expect(closed).toContain('"code":"vault.closed"');
    expect(unknown + closed).not.toContain('eyJ');
    await elsewhere.close();
  });

  it('ends the session of an account that the vault disables', async () => {
    const id = await addUser('markup', 'Tessa');
    const browser = portal.client();
    const { tokens } = await signOnAtProvider(browser, { person: 'markup', redirectUri });
    expect((await setToken(browser, tokens.id_token)).statusCode).toBe(200);

    const admin = await vaultPortal.admin();
    const json = { Username: 'markup', Name: 'Tessa', Admin: false, Enabled: false };
    expect((await admin.send('PUT', `/api/admin/vault/users/${String(id)}`, { json })).statusCode).toBe(200);

    await expect.poll(async () => (await browser.get('/api/session')).json()).toEqual({ user: null });
  });

  it('serves programs that send the token with each call, and names them in the audit log', async () => {
    const { tokens } = await signOnAtProvider(portal.client(), { person: 'admin', redirectUri });
    const headers = { authorization: `Bearer ${tokens.id_token}`, 'x-vault': await vaultGuid(vaultPortal) };

    const session = await fetch(`${mfilesUrl}/session`, { headers });
    const response = await fetch(`${mfilesUrl}/session`, {
      headers: { authorization: headers.authorization },
    });

    expect(await session.json()).toMatchObject({ AccountName: 'admin', HasFullControlOfVault: true });
    expect([response.status, await response.json()]).toMatchObject([403, { IsLoggedToApplication: true }]);
    expect(
      (await fetch(`${mfilesUrl}/session`, { headers: { ...headers, authorization: 'Bearer x' } })).status,
    ).toBe(403);
  });

  describe('the token of a program', () => {
    const withToken = async (person: string) => {
      const { tokens } = await signOnAtProvider(portal.client(), { person, redirectUri });
      const headers = { authorization: `Bearer ${tokens.id_token}`, 'x-vault': await vaultGuid(vaultPortal) };
      return async () => (await fetch(`${mfilesUrl}/session`, { headers })).status;
    };

    it('begins one login, however many calls come first at the same moment', async () => {
      const call = await withToken('plain');

      expect(await Promise.all([call(), call(), call(), call()])).toEqual([200, 200, 200, 200]);
    });

    it('begins no other login after the first was ended', async () => {
      const call = await withToken('plain');
      expect(await call()).toBe(200);

      await (await vaultPortal.admin()).delete('/api/admin/sessions');

      expect([await call(), await call()]).toEqual([403, 403]);
    });

    it('is refused like any other as soon as it has expired', async () => {
      const [used, unused] = [await withToken('plain'), await withToken('plain')];
      expect(await used()).toBe(200);

      // The provider's ID tokens are valid for ten minutes; clocks may differ by one.
      moved = 10 * 60_000 + 30_000;
      const statuses = [await used(), await used(), await unused(), await unused()];
      moved = 0;

      expect(statuses).toEqual([403, 403, 403, 403]);
    });
  });
});
