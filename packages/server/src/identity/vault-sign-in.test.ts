import { VaultError } from '@form-portal/vault';
import { expect, it } from 'vitest';
import { createHashKey } from '../http/limits/address-key.ts';
import { describePortal } from '../testing/app-under-test.ts';
import { createVaultSignIn } from './vault-sign-in.ts';

describePortal('signing in to a vault that cannot be reached', (given) => {
  it('makes nobody wait for it later', async () => {
    const { storage, site, identity } = given().portal;
    const signIn = createVaultSignIn({
      ...identity,
      database: storage.database,
      audit: site.audit,
      hashKey: createHashKey(Buffer.from('secret')),
      hasAccount: () => Promise.resolve(true),
      pause: given().system.pause,
      signInLimit: 5,
      vault: { signIn: () => Promise.reject(new VaultError('unreachable', 'down')) },
    });
    const origin = { address: '192.0.2.9', device: undefined, nextDevice: undefined };
    const attempt = () => signIn({ username: 'admin', password: 'x', ...origin });

    for (let times = 0; times < 10; times++)
      await expect(attempt()).rejects.toMatchObject({ code: 'unreachable' });

    const { read } = storage.database;
    const failures = await read.selectFrom('sign_in_delays').select('failures').execute();
    expect(failures.filter((row) => row.failures > 0)).toEqual([]);
  });
});
