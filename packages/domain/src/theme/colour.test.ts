import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryColour } from '../testing/arbitrary-colour.ts';
import { hexFromOklch, isHexColour, oklchFromHex } from './colour.ts';

describe('a colour', () => {
  it.each(['#10364A', '#ffffff', '#0a6c74'])('is recognised: %s', (text) => {
    expect(isHexColour(text)).toBe(true);
  });

  it.each(['', '#fff', '10364a', '#10364', '#10364a;', 'red', '#10364g', ' #10364a', '#10364a\n'])(
    'is rejected for %j',
    (text) => {
      expect(isHexColour(text)).toBe(false);
    },
  );

  it('survives conversion to OKLCH and back', () => {
    fc.assert(
      fc.property(arbitraryColour, (hex) => {
        expect(hexFromOklch(oklchFromHex(hex))).toBe(hex);
      }),
    );
  });

  it('has the published OKLCH values for red', () => {
    const red = oklchFromHex('#ff0000');

    expect(red.lightness).toBeCloseTo(0.628, 3);
    expect(red.chroma).toBeCloseTo(0.2577, 3);
    expect((red.hue * 180) / Math.PI).toBeCloseTo(29.23, 1);
  });

  it('keeps lightness and hue when its chroma is outside sRGB', () => {
    const wanted = { lightness: 0.6, chroma: 0.4, hue: 2.5 };

    const found = oklchFromHex(hexFromOklch(wanted));

    expect(found.lightness).toBeCloseTo(wanted.lightness, 2);
    expect(found.hue).toBeCloseTo(wanted.hue, 1);
    expect(found.chroma).toBeLessThan(wanted.chroma);
  });
});
