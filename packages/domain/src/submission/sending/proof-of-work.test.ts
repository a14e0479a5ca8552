import * as fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseGuid, type Guid } from '../../guid.ts';
import { guidOf } from '../../testing/guids.ts';
import {
  maxProofLength,
  proofBits,
  proofText,
  searchProof,
  showsWork,
  type ProvenWork,
} from './proof-of-work.ts';

function sha256(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}

function isProven(work: ProvenWork, proof: string, bits: number): boolean {
  return showsWork(sha256(proofText(work, proof)), bits);
}

function findProof(work: ProvenWork, bits: number): string {
  const digestWith = (proof: string): Uint8Array => sha256(proofText(work, proof));
  const proof = searchProof({ bits, digestWith, from: 0, tries: 100_000 });
  if (proof === undefined) throw new Error('no proof among the first hundred thousand counters');
  return proof;
}

describe('proofText', () => {
  it('contains the opening time, the submission and the proof, one per line', () => {
    const work = { openedAt: 'mb2k9x1c.signed', guid: guidOf('a') };

    expect(proofText(work, '42')).toBe(`mb2k9x1c.signed\n${guidOf('a')}\n42`);
  });
});

describe('a digest', () => {
  it.each([
    ['00ff0000', 8, true],
    ['00ff0000', 9, false],
    ['00800000', 8, true],
    ['007fffff', 9, true],
    ['007fffff', 10, false],
    ['01000000', 8, false],
    ['80000000', 1, false],
    ['ffffffff', 0, true],
    ['00003fff', 18, true],
    ['00003fff', 19, false],
    ['000003ff', 22, true],
    ['00000400', 22, false],
    ['00000000', 32, true],
  ])('that begins with %s shows work of %i bits: %s', (start, bits, shows) => {
    expect(showsWork(Buffer.from(start + 'ff'.repeat(28), 'hex'), bits)).toBe(shows);
  });
});

describe('searchProof', () => {
  const proofs = (...right: readonly string[]) => ({
    bits: 8,
    digestWith: (proof: string) => new Uint8Array(32).fill(right.includes(proof) ? 0 : 255),
  });

  it.each([
    ['the first one', 0, 10, '3'],
    ['the position after its last one', 4, 10, '7'],
    ['the last one it may try', 0, 4, '3'],
    ['none when no counter is valid', 0, 3, undefined],
    ['none when it may not try any', 3, 0, undefined],
  ])('finds %s', (_what, from, tries, found) => {
    expect(searchProof({ ...proofs('3', '7'), from, tries })).toBe(found);
  });
});

describe('a proof', () => {
  const guids = fc.uuid().map((text): Guid => {
    const guid = parseGuid(text);
    if (guid === undefined) throw new Error(text);
    return guid;
  });
  const works = fc.record({ openedAt: fc.stringMatching(/^[0-9a-z]{8}\.[\w-]{22}$/), guid: guids });
  const { least } = proofBits;

  it('is valid for its submission, and for fewer bits', () => {
    fc.assert(
      fc.property(works, fc.integer({ min: 0, max: least }), (work, fewer) => {
        const proof = findProof(work, least);

        expect(isProven(work, proof, least)).toBe(true);
        expect(isProven(work, proof, fewer)).toBe(true);
        expect(proof.length).toBeLessThanOrEqual(maxProofLength);
      }),
    );
  });

  it('is worth no more than a random text for another submission or another opening time', () => {
    const lucky = { guid: 0, openedAt: 0 };
    const tried = 400;
    fc.assert(
      fc.property(works, works, (work, other) => {
        fc.pre(work.guid !== other.guid && work.openedAt !== other.openedAt);
        const proof = findProof(work, least);

        if (isProven({ ...work, guid: other.guid }, proof, least)) lucky.guid += 1;
        if (isProven({ ...work, openedAt: other.openedAt }, proof, least)) lucky.openedAt += 1;
      }),
      { numRuns: tried },
    );

    // One in 256 is valid by chance.
    expect(lucky.guid).toBeLessThan(tried / 20);
    expect(lucky.openedAt).toBeLessThan(tried / 20);
  });
});
