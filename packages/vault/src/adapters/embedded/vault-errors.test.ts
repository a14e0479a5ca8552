import { describe, expect, it } from 'vitest';
import { VaultError, type VaultErrorCode } from '../../errors.ts';
import { asVaultError, withVaultErrors } from './vault-errors.ts';

const failures: readonly [what: string, properties: object, code: VaultErrorCode][] = [
  ['a busy SQLite file', { errcode: 5 }, 'busy'],
  ['a locked table of SQLite', { errcode: 262 }, 'busy'],
  ['a broken unique index of SQLite', { errcode: 2067 }, 'conflict'],
  ['a full disk under SQLite', { errcode: 13 }, 'unexpected-response'],
  ['a deadlock of PostgreSQL', { code: '40P01' }, 'busy'],
  ['a cancelled statement of PostgreSQL', { code: '57014' }, 'busy'],
  ['too many connections of PostgreSQL', { code: '53300' }, 'busy'],
  ['a broken unique index of PostgreSQL', { code: '23505' }, 'conflict'],
  ['a PostgreSQL that shuts down', { code: '57P01' }, 'unreachable'],
  ['a PostgreSQL that is not there', { code: 'ECONNREFUSED' }, 'unreachable'],
  ['anything else', {}, 'unexpected-response'],
];

describe('errors of the storage', () => {
  it.each(failures)('turns %s %j into the code %s', (_what, properties, code) => {
    const cause = Object.assign(new Error('value 131052-308T is wrong'), properties);

    const error = asVaultError(cause);

    expect(error).toMatchObject({ code, cause, retryable: true });
    expect(error.message).not.toContain('131052-308T');
  });

  it('keeps an error of the vault unchanged', async () => {
    const refused = new VaultError(
      'invalid-object',
      'Property 1047 (Avustuslaji): the class requires a value.',
    );

    await expect(withVaultErrors(() => Promise.reject(refused))).rejects.toBe(refused);
  });

  it('turns a thrown value that is not an error into an error of the vault', () => {
    expect(asVaultError('gone')).toMatchObject({ code: 'unexpected-response', cause: 'gone' });
  });
});
