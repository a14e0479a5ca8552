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

  it('forgives no earlier failure: whoever keeps the vault busy would have more guesses', async () => {
    let isBusy = false;
    const vault = {
      signIn: () => (isBusy ? Promise.reject(new VaultError('busy', 'busy')) : Promise.resolve(undefined)),
    };
    const signIn = signInTo(vault, given());
    const attempt = () => signIn({ username: 'guessed', password: 'x', ...origin });

    for (let times = 0; times < 4; times++) await attempt();
    given().system.clock.advance(2 * 60_000);
    isBusy = true;
    await expect(attempt()).rejects.toMatchObject({ code: 'busy' });
    isBusy = false;
    expect(await attempt()).toMatchObject({ problems: [{ code: 'sign-in.refused' }] });

    const waiting = { code: 'request.too-many', params: { retryAfterSeconds: 1 } };
    expect(await attempt()).toMatchObject({ problems: [waiting] });
  });
});
