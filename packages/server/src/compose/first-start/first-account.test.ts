import { ok } from '@form-portal/domain';
import { VaultError } from '@form-portal/vault';
import { expect, it } from 'vitest';
import { ensureFirstAccount } from './first-account.ts';

const config = { adminUsername: 'chief', adminPassword: 'a long enough secret' };
const system = { randomBytes: (size: number) => Buffer.alloc(size) };

it('no first account is created while the vault cannot be reached, which does not prevent the start', async () => {
  let reachable = false;
  const vault = {
    ensureFirstAccount: async () => {
      if (reachable) return Promise.resolve(ok(true));
      throw new VaultError('unreachable', 'The disk is not there.');
    },
  };

  expect(await ensureFirstAccount(vault, config, system)).toBeNull();

  reachable = true;
  expect(await ensureFirstAccount(vault, config, system)).toMatchObject({ username: 'chief' });
});
