import { proofText } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import * as fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { proofDigests } from './proof-digests.ts';

describe('Digests of proofs', () => {
  it('are those of the whole text, one after the other', () => {
    const counters = fc.array(fc.nat().map(String), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.string(), counters, (openedAt, proofs) => {
        const work = { openedAt, guid: guidOf('draft') };
        const digestWith = proofDigests(work);
        for (const proof of proofs) {
          const whole = createHash('sha256').update(proofText(work, proof)).digest('hex');
          expect(Buffer.from(digestWith(proof)).toString('hex')).toBe(whole);
        }
      }),
    );
  });
});
