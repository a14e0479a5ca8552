import { beforeAll, describe, expect, it } from 'vitest';
import { describePortal, startPortal, testAdmin } from '../../testing/app-under-test.ts';
import {
  addOrdinaryUser,
  mfwsClient,
  loggedIn,
  ordinaryUser,
  tokenOf,
  vaultGuid,
} from '../testing/mfws-client.ts';

const loginFailed = { Status: 403, IsLoggedToVault: false, IsLoggedToApplication: false };

describePortal(
  'logging in through the M-Files API',
  (given) => {
    let ordinaryId: number;
    beforeAll(async () => {
      ordinaryId = await addOrdinaryUser(given());
    });

    it('issues a token for a right and for a wrong password, and only the next request reveals it', async () => {
      const wrong = await tokenOf(given(), { ...testAdmin, password: 'not the password' });
      const right = await tokenOf(given(), testAdmin);
      expect([wrong, right]).toEqual([
        expect.stringMatching(/^[\w-]{100,}$/),
        expect.stringMatching(/^[\w-]{100,}$/),
      ]);
      expect(wrong.length).toBe(right.length);

      const response = await mfwsClient(given(), { 'x-authentication': wrong }).send('GET', 'session');

      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({
        ...loginFailed,
        ExceptionName: 'UnauthorizedAccessException',
        Message: 'Login to application failed',
        URL: '/session',
        Method: 'GET',
        Exception: { Message: 'Login to application failed' },
        Stack: '',
      });
    });

    it.each([
      ['none', {}],
      ['a foreign one', { 'x-authentication': 'A'.repeat(171) }],
      ['a truncated one', { 'x-authentication': 'short' }],
    ])('refuses a request without its own token: %s', async (_what, headers) => {
      const response = await mfwsClient(given(), headers).send('GET', 'session');

      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject(loginFailed);
    });

    it('admits a token without a vault to the application, and with X-Vault to the vault', async () => {
      const token = await tokenOf(given(), testAdmin);
      const client = mfwsClient(given(), { 'x-authentication': token });
      const guid = await vaultGuid(given());
      const spellings = [guid, guid.toLowerCase(), guid.slice(1, -1)];

      const without = await client.send('GET', 'session');
      const other = await client.send('GET', 'session', undefined, {
        'x-vault': '{C840BE1A-5B47-4AC0-8EF7-835C166C8E24}',
      });
      const within = await Promise.all(
        spellings.map((spelling) => client.call('GET', 'session', undefined, { 'x-vault': spelling })),
      );

      const denied = {
        Message: 'Login to vault failed',
        IsLoggedToVault: false,
        IsLoggedToApplication: true,
      };
      expect([without.json(), other.json()]).toEqual([
        expect.objectContaining(denied),
        expect.objectContaining(denied),
      ]);
      expect(within.map(({ AccountName }) => AccountName)).toEqual(['admin', 'admin', 'admin']);
    });

    it('lists the one vault with a token for it', async () => {
      const client = mfwsClient(given(), { 'x-authentication': await tokenOf(given(), testAdmin) });

      const [vault, ...others] = await client.call('GET', 'session/vaults');

      expect(others).toEqual([]);
      expect(vault.GUID).toMatch(/^\{[0-9A-F]{8}-(?:[0-9A-F]{4}-){3}[0-9A-F]{12}\}$/);
      const inVault = mfwsClient(given(), { 'x-authentication': vault.Authentication });
      expect(await inVault.call('GET', 'session/vault')).toMatchObject({ GUID: vault.GUID });
    });

    it('shows administrators by full control of the vault', async () => {
      const admin = await loggedIn(given());
      const ordinary = await loggedIn(given(), ordinaryUser);

      expect(await admin.call('GET', 'session')).toMatchObject({ HasFullControlOfVault: true });
      expect(await ordinary.call('GET', 'session')).toMatchObject({
        HasFullControlOfVault: false,
        IsAdminUser: false,
        CanSeeAllObjects: false,
        UserID: ordinaryId,
        AccountName: 'aino',
        LicenseAllowsModifications: true,
      });
    });

    it('logs out a token that was created with a SessionID, and no other', async () => {
      const named = await loggedIn(given(), testAdmin, { SessionID: 'session 1' });
      const unnamed = await loggedIn(given(), testAdmin);

      expect(await named.call('POST', 'session?_method=DELETE')).toEqual({ Value: true });
      expect((await named.send('GET', 'session')).statusCode).toBe(403);
      expect((await unnamed.send('DELETE', 'session')).statusCode).toBe(400);
      expect((await unnamed.send('GET', 'session')).statusCode).toBe(200);
    });

    it('expires tokens, and never lets one outlive a session', async () => {
      const { clock } = given().system;
      const Expiration = new Date(clock.now().getTime() + 60_000).toISOString();
      const short = await loggedIn(given(), testAdmin, { Expiration });
      const long = await loggedIn(given(), testAdmin, { Expiration: '2099-01-01T00:00:00Z' });
      expect((await short.send('GET', 'session')).statusCode).toBe(200);

      clock.advance(61_000);
      expect((await short.send('GET', 'session')).statusCode).toBe(403);
      expect((await long.send('GET', 'session')).statusCode).toBe(200);
      clock.advance(11 * 60 * 60_000);
      expect((await long.send('GET', 'session')).statusCode).toBe(403);
    });

    it('ends the tokens of an account whose password changes or that is disabled', async () => {
      const { clock } = given().system;
      const admin = await given().confirmedAdmin();
      const user = { Username: ordinaryUser.username, Name: 'Aino Korhonen', Admin: false };
      const change = (json: object) =>
        admin.send('PUT', `/api/admin/vault/users/${ordinaryId}`, { json: { ...user, ...json } });
      const before = await loggedIn(given(), ordinaryUser);
      clock.advance(1000);
      expect((await change({ Password: 'uusi salasana 9' })).statusCode).toBe(200);
      expect((await before.send('GET', 'session')).statusCode).toBe(403);

      clock.advance(1000);
      expect((await change({ Password: ordinaryUser.password })).statusCode).toBe(200);
      clock.advance(1000);
      const after = await loggedIn(given(), ordinaryUser);
      expect((await after.send('GET', 'session')).statusCode).toBe(200);
      await change({ Enabled: false });
      expect((await after.send('GET', 'session')).statusCode).toBe(403);
      await change({ Enabled: true });
    });

    it.each([
      ['is disabled', { enabled: 0 }],
      ['gets a new password', { password_changed_at: '2026-11-20T11:59:59.000Z' }],
    ])('ends the token of an account that %s in the vault itself', async (_what, columns) => {
      const client = await loggedIn(given(), ordinaryUser);
      expect((await client.send('GET', 'session')).statusCode).toBe(200);

      await changeInVault(columns);

      expect((await client.send('GET', 'session')).statusCode).toBe(403);
      await changeInVault({ enabled: 1 });
      expect((await client.send('GET', 'session')).statusCode).toBe(403);
    });

    it('gives a token the present rights of its account', async () => {
      await changeInVault({ admin: 1 });
      const client = await loggedIn(given(), ordinaryUser);
      expect(await client.call('GET', 'session')).toMatchObject({ HasFullControlOfVault: true });

      await changeInVault({ admin: 0 });

      expect(await client.call('GET', 'session')).toMatchObject({ HasFullControlOfVault: false });
    });

    /** Changes the ordinary account as another tool would: nothing ends its logins. */
    async function changeInVault(columns: Readonly<Record<string, string | number>>): Promise<void> {
      const { database } = given().portal.storage;
      await database.withTables<{ vault_accounts: Record<string, unknown> }>().write(async (transaction) => {
        const accounts = transaction.updateTable('vault_accounts').set(columns);
        await accounts.where('id', '=', ordinaryId).execute();
      });
    }

    it('restricts a read-only token to reading', async () => {
      const reader = await loggedIn(given(), testAdmin, { ReadOnly: true });

      expect((await reader.send('GET', 'structure/properties')).statusCode).toBe(200);
      expect((await reader.send('POST', 'files', Buffer.from('x'))).statusCode).toBe(403);
    });

    it('accepts a token in the address for reading only', async () => {
      const token = await tokenOf(given(), testAdmin, { VaultGuid: await vaultGuid(given()) });
      const client = mfwsClient(given());

      expect((await client.send('GET', `session?auth=${token}`)).statusCode).toBe(200);
      expect((await client.send('POST', `files?auth=${token}`, Buffer.from('x'))).statusCode).toBe(403);
    });

    it('never requests or accepts a session of the portal’s own pages', async () => {
      const admin = await given().admin();

      expect((await admin.get('/REST/session')).statusCode).toBe(403);
    });

    it('reports before any login that the server is running and offers no other login method', async () => {
      const client = mfwsClient(given());

      expect(await client.call('GET', 'server/status')).toMatchObject({ Successful: true });
      expect(await client.call('GET', 'server/authenticationprotocols')).toEqual([]);
    });

    describe('accepts addresses', () => {
      it.each([
        ['in lower case', '/rest/server/status'],
        ['with the suffix of the service', '/REST/server/status.aspx'],
        ['with its other suffix', '/REST/server/status.ashx?x=1'],
        ['in any case after the root', '/REST/Server/STATUS'],
      ])('%s', async (_what, url) => {
        const response = await given().portal.app.inject({ method: 'GET', url });

        expect(response.statusCode).toBe(200);
      });

      it.each(['structure/propertydefs', 'structure/classdefs', 'objects/x', 'nothing', ''])(
        'but not “%s”, in JSON',
        async (path) => {
          const response = await (await loggedIn(given())).send('GET', path);

          expect(response.statusCode).toBe(404);
          expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
          expect(response.json()).toMatchObject({ Status: 404, Method: 'GET' });
          expect(response.json()).toMatchObject({ IsLoggedToVault: true, IsLoggedToApplication: true });
        },
      );

      it('and reveals no more to a client without a login', async () => {
        const response = await mfwsClient(given(), { 'x-authentication': 'x' }).send('GET', 'nothing');

        expect(response.json()).toMatchObject({ Status: 404, IsLoggedToVault: false });
      });
    });

    it.each([
      ['GET', '/REST/objects/%ZZ', 400],
      ['GET', '/rest/objects/%E0%A4%A?auth=secret', 400],
      ['PATCH', '/REST/objects/0', 404],
      ['GET', '/REST', 404],
    ] as const)('refuses %s %s in JSON with %i', async (method, url, status) => {
      const response = await given().portal.app.inject({ method, url, headers: { accept: 'text/html' } });

      expect(response.statusCode).toBe(status);
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(response.json()).toMatchObject({ Status: status, Method: method, IsLoggedToApplication: false });
      expect(response.body).not.toContain('secret');
    });

    it('distinguishes an unreadable body and an unreadable address from a failed login', async () => {
      const client = mfwsClient(given());

      const broken = await client.send('POST', 'server/authenticationtokens', Buffer.from('{'));
      const address = await client.send('GET', 'objects?p0=%E0%A4%A');

      expect([broken.statusCode, address.statusCode]).toEqual([400, 400]);
    });
  },
  { PORTAL_MFWS: 'true', PORTAL_SIGN_IN_LIMIT: 'off' },
);

describe('the M-Files API', () => {
  it('is disabled unless configured', async () => {
    const given = await startPortal('sqlite');

    const response = await given.portal.app.inject({ method: 'GET', url: '/REST/server/status' });
    await given.close();

    expect(response.statusCode).toBe(404);
  });

  it('throttles password guessing at the token request itself, and affects nobody else', async () => {
    const given = await startPortal('sqlite', { PORTAL_MFWS: 'true', PORTAL_SIGN_IN_LIMIT: '3' });
    const guess = () =>
      mfwsClient(given).send('POST', 'server/authenticationtokens', { Username: 'admin', Password: 'guess' });

    const responses = [await guess(), await guess(), await guess(), await guess()];
    const administrator = await given.client('203.0.113.8').post('/api/session', { json: testAdmin });
    await given.close();

    expect(administrator.statusCode).toBe(200);

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
    expect(Number(responses[3]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
