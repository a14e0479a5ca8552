import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacters } from '../testing/any-characters.ts';
import { isWellFormed, toWellFormed } from './well-formed.ts';

describe('well-formed text', () => {
  it('matches String.prototype.isWellFormed and toWellFormed', () => {
    fc.assert(
      fc.property(anyCharacters(), fc.string({ unit: 'grapheme' }), (odd, whole) => {
        const text = odd + whole.slice(1) + odd;
        expect(isWellFormed(text)).toBe(text.isWellFormed());
        expect(toWellFormed(text)).toBe(text.toWellFormed());
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', '\uD83D', '\uDE00')), (units) => {
        const text = units.join('');
        expect(isWellFormed(text)).toBe(text.isWellFormed());
        expect(toWellFormed(text)).toBe(text.toWellFormed());
      }),
    );
  });
});
