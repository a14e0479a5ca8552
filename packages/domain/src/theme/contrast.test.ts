import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { neutrals } from './theme-tokens.ts';

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#14222b', '#ffffff', 16.2],
    ['#10364a', '#ffffff', 12.7],
    ['#0a6c74', '#ffffff', 6.2],
    ['#75848e', '#ffffff', 3.85],
  ])('of %s and %s is %d, in either order', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  it.each(['light', 'dark'] as const)(
    'of ink and secondary ink on the %s neutrals is sufficient for text',
    (mode) => {
      const { ink, ink2, surface, canvas } = neutrals[mode];

      for (const text of [ink, ink2])
        for (const background of [surface, canvas]) expect(contrast(text, background)).toBeGreaterThan(7);
    },
  );
});
