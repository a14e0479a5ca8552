import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Vault } from '../../port.ts';
import type { VaultSignOn } from '../../sign-on.ts';
import { fault, type ScriptedService } from './testing/scripted-service.ts';
import { session, startScriptedVault } from './testing/scripted-vault.ts';

describe('the M-Files adapter with accounts that sign in', () => {
  let vault: Vault;
  let signOn: VaultSignOn;
  let service: ScriptedService;

  beforeEach(async () => {
    ({ vault, signOn, service } = await startScriptedVault());
  });
  afterEach(() => service.stop());

  it('logs out an account that signs out, and ends the previous login on a new sign-in', async () => {
    service.respondWith({
      'POST /session': { json: { Value: true } },
      'GET /server/status': { json: { Successful: true } },
    });
    await vault.signIn('maria', 'x');
    await vault.signIn('maria', 'x');
    await expect.poll(() => service.times('POST /session')).toBe(1);
    expect(await vault.findAccount('7')).toMatchObject({ id: '7' });

    await vault.endLogin('7');

    expect(service.times('POST /session')).toBe(2);
    expect(await vault.findAccount('7')).toBeUndefined();
  });

  it('uses the current login when the previous one has ended in the meantime', async () => {
    const ended = { status: 403, json: { ...fault, IsLoggedToApplication: false } };
    await vault.signIn('maria', 'x');
    const { promise: after, resolve } = Promise.withResolvers<void>();
    service.respondWith({ 'GET /session': [{ ...ended, after }, { json: session }] });

    const asked = vault.findAccount('7');
    await expect.poll(() => service.times('GET /session')).toBe(2);
    await vault.signIn('maria', 'x');
    resolve();

    expect(await asked).toMatchObject({ id: '7' });
    expect(await vault.findAccount('7')).toMatchObject({ id: '7' });
  });

  it('asks the vault about an account for every call, and once for those at the same moment', async () => {
    const gone = { status: 403, json: { ...fault, IsLoggedToApplication: false } };
    await vault.signIn('maria', 'x');
    const [one, other] = await Promise.all([vault.findAccount('7'), vault.findAccount('7')]);
    expect(one).toEqual(other);
    expect(service.times('GET /session')).toBe(2);

    service.respondWith({ 'GET /session': { json: { ...session, HasFullControlOfVault: false } } });
    expect(await vault.findAccount('7')).toMatchObject({ admin: false });
    service.respondWith({ 'GET /session': gone });
    expect(await vault.findAccount('7')).toBeUndefined();
  });

  it('refuses wrong credentials although the service issues a token for them', async () => {
    service.respondWith({ 'GET /session': { status: 403, json: { ...fault, IsLoggedToVault: false } } });

    expect(await vault.signIn('maria', 'wrong')).toBeUndefined();
  });

  it.each(['Kirjautuminen – Äänekoski', 'Вход'])(
    'sends the single sign-on configuration “%s” in UTF-8, which headers of Node cannot hold unencoded',
    async (Name) => {
      const Configuration = {
        ClientID: 'portal',
        AuthorizationEndpoint: 'https://a',
        TokenEndpoint: 'https://t',
      };
      service.respondWith({
        'GET /server/authenticationprotocols': { json: [{ Name, Protocol: 'OAuth 2.0', Configuration }] },
      });

      await signOn.signIn('token');

      // Node reads each byte of a header as a character.
      const sent = String(service.requests.at(-1)?.headers['x-authconfig']);
      expect(Buffer.from(sent, 'latin1').toString('utf8')).toBe(Name);
    },
  );
});
