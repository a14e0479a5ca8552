import { VaultError, type Vault } from '@form-portal/vault';
import { expect, it } from 'vitest';
import { createHashKey } from '../http/limits/address-key.ts';
import { describePortal, testAdmin, type PortalUnderTest } from '../testing/app-under-test.ts';
import { createVaultSignIn, type VaultSignIn } from './vault-sign-in.ts';

const origin = { address: '192.0.2.9', device: undefined, nextDevice: undefined };

function signInTo(vault: Pick<Vault, 'signIn'>, { portal, system }: PortalUnderTest): VaultSignIn {
  const { storage, site, identity } = portal;
  return createVaultSignIn({
    ...identity,
    database: storage.database,
    audit: site.audit,
    hashKey: createHashKey(Buffer.from('secret')),
    hasAccount: () => Promise.resolve(true),
    pause: system.pause,
    signInLimit: 5,
    vault,
  });
}

describePortal('signing in', (given) => {
  it('has priority over strangers from where the account has signed in before', async () => {
    const account = { id: '1', username: 'admin', name: 'Admin', admin: true, passwordChangedAt: null };
    const urgent: unknown[] = [];
    const signIn = signInTo(
      {
        signIn: (_username, _password, waiting) => {
          urgent.push(waiting?.isUrgent);
          return Promise.resolve(account);
        },
      },
      given(),
    );

    await signIn({ ...testAdmin, ...origin });
    await signIn({ ...testAdmin, ...origin });
    await signIn({ ...testAdmin, ...origin, address: '198.51.100.7' });

    expect(urgent).toEqual([false, true, false]);
  });
});

describePortal('signing in to a vault that cannot be reached', (given) => {
  it('makes nobody wait for it later', async () => {
    const { storage } = given().portal;
    const down = { signIn: () => Promise.reject(new VaultError('unreachable', 'down')) };
    const signIn = signInTo(down, given());
    const attempt = () => signIn({ username: 'admin', password: 'x', ...origin });

    for (let times = 0; times < 10; times++)
      await expect(attempt()).rejects.toMatchObject({ code: 'unreachable' });

    const { read } = storage.database;
    const failures = await read.selectFrom('sign_in_delays').select('failures').execute();
    expect(failures.filter((row) => row.failures > 0)).toEqual([]);
  });
});
