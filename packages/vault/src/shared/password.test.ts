import { describe, expect, it } from 'vitest';
import { quickPasswordCost } from '../adapters/embedded/testing/embedded-harness.ts';
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
    const cost = { n: 2 ** 13, r: 8, p: 1 };
    const hash = await hashPassword('oikea', cost);

    const known = await shortest(() => matchesPassword(hash, 'väärä', cost));
    const unknown = await shortest(() => matchesPassword(undefined, 'väärä', cost));

    // Without the work it takes a thousandth; a busy machine spreads equal times by several times.
    expect(unknown).toBeGreaterThan(known / 20);
  });
});

async function shortest(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}
