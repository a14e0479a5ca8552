import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentShares } from './sent-shares.ts';

describe('The sent shares of attachments', () => {
  it('follow the order of the files', () => {
    expect(sentShares([100, 300], 0, 500)).toEqual([0, 0]);
    expect(sentShares([100, 300], 150, 500)).toEqual([0.5, 0]);
    expect(sentShares([100, 300], 350, 500)).toEqual([1, 0.5]);
    expect(sentShares([100, 300], 500, 500)).toEqual([1, 1]);
  });

  it('are never below 0 or above 1', () => {
    const sizes = fc.array(fc.nat(1000), { maxLength: 5 });
    fc.assert(
      fc.property(sizes, fc.nat(6000), fc.nat(6000), (fileSizes, loaded, total) =>
        sentShares(fileSizes, loaded, total).every((share) => share >= 0 && share <= 1),
      ),
    );
  });
});
