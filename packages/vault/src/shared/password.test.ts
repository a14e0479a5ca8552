import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { quickPasswordCost } from './testing/quick-password-cost.ts';
import { hashPassword, matchesPassword } from './password.ts';

describe('a password', () => {
  it('matches its own hash and no other', async () => {
    const hash = await hashPassword('kuusi-lahti-29', quickPasswordCost);

    expect(await matchesPassword(hash, 'kuusi-lahti-29', quickPasswordCost)).toBe(true);
    expect(await matchesPassword(hash, 'kuusi-lahti-28', quickPasswordCost)).toBe(false);
    expect(await matchesPassword(hash, '', quickPasswordCost)).toBe(false);
  });

  it('is hashed with a new salt every time', async () => {
    const [one, other] = [
      await hashPassword('sama', quickPasswordCost),
      await hashPassword('sama', quickPasswordCost),
    ];

    expect(one).not.toBe(other);
    expect(one).not.toContain('sama');
  });

  it('matches after the cost of new hashes was raised', async () => {
    const hash = await hashPassword('vanha', quickPasswordCost);

    expect(await matchesPassword(hash, 'vanha', { n: 32, r: 1, p: 1 })).toBe(true);
  });

  it('is the same in any Unicode composition', async () => {
    const hash = await hashPassword('p\u00e4\u00e4sy', quickPasswordCost);

    expect(await matchesPassword(hash, 'pa\u0308a\u0308sy', quickPasswordCost)).toBe(true);
  });

  it.each([undefined, '', 'scrypt$16$1$1$c2FsdA==$', 'plain$kuusi', 'scrypt'])(
    'never matches %j, which is not a hash',
    async (stored) => {
      expect(await matchesPassword(stored, '', quickPasswordCost)).toBe(false);
    },
  );

  it('takes the same work for an unknown account', async () => {
    const hash = await hashPassword('oikea', quickPasswordCost);
    const scrypt = watchedScrypt();
    const work = async (stored: string | undefined) => {
      scrypt.mockClear();
      await matchesPassword(stored, 'väärä', quickPasswordCost);
      return scrypt.mock.calls.map(([password, , bytes, cost]) => ({ password, bytes, cost }));
    };

    const { n, r, p } = quickPasswordCost;
    const once = [{ password: 'väärä', bytes: 32, cost: expect.objectContaining({ N: n, r, p }) }];
    expect(await work(hash)).toEqual(once);
    expect(await work(undefined)).toEqual(await work(hash));
  });
});

/** Node's own scrypt, with its calls recorded also for modules that are loaded already. */
function watchedScrypt() {
  const scrypt = vi.spyOn(crypto, 'scrypt');
  syncBuiltinESMExports();
  onTestFinished(() => {
    scrypt.mockRestore();
    syncBuiltinESMExports();
  });
  return scrypt;
}
