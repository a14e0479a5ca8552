import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeReference, parseReference, referenceAlphabet, referenceRandomBytes } from './reference.ts';

const randomBytes = fc.uint8Array({ minLength: referenceRandomBytes, maxLength: referenceRandomBytes });
const someReferences = Array.from({ length: 5 }, (_, seed) =>
  makeReference(
    Uint8Array.from({ length: referenceRandomBytes }, (_none, index) => (index + 1) * (seed + 7) * 31),
  ),
);

describe('makeReference', () => {
  it('writes three groups of four characters of the alphabet', () => {
    fc.assert(
      fc.property(randomBytes, (bytes) => {
        expect(makeReference(bytes)).toMatch(
          new RegExp(`^([${referenceAlphabet}]{4}-){2}[${referenceAlphabet}]{4}$`),
        );
      }),
    );
  });

  it('uses no vowels and no two characters that look alike', () => {
    expect(new Set(referenceAlphabet).size).toBe(23);
    for (const pair of ['0ODQ', '1IL', '2Z', '5S', '6G', '8B', 'UV']) {
      expect(
        [...pair].filter((character) => referenceAlphabet.includes(character)).length,
      ).toBeLessThanOrEqual(1);
    }
    expect(referenceAlphabet).not.toMatch(/[AEIOU]/);
  });

  it('uses all characters with about equal frequency', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 4000; seed += 1) {
      const bytes = Uint8Array.from(
        { length: 16 },
        (_, index) => (Math.imul(seed * 16 + index + 1, 2654435761) >>> 13) & 255,
      );
      for (const character of makeReference(bytes).replaceAll('-', '')) {
        counts.set(character, (counts.get(character) ?? 0) + 1);
      }
    }
    const expected = (4000 * 12) / 23;
    for (const character of referenceAlphabet) {
      expect(counts.get(character)).toBeGreaterThan(expected * 0.85);
      expect(counts.get(character)).toBeLessThan(expected * 1.15);
    }
  });

  it('throws when it gets too few random bytes', () => {
    expect(() => makeReference(new Uint8Array(15))).toThrow(RangeError);
  });
});

describe('parseReference', () => {
  it('reads back references in lower case, with blanks or without hyphens', () => {
    fc.assert(
      fc.property(randomBytes, (bytes) => {
        const reference = makeReference(bytes);
        expect(parseReference(reference)).toBe(reference);
        expect(parseReference(` ${reference.toLowerCase().replaceAll('-', ' ')} `)).toBe(reference);
        expect(parseReference(reference.replaceAll('-', ''))).toBe(reference);
      }),
    );
  });

  it('reads look-alikes as the characters of the alphabet', () => {
    const written: Record<string, string> = { 2: 'Z', 5: 'S', 6: 'G', 8: 'B', D: '0', V: 'U' };
    for (const reference of someReferences) {
      const miswritten = reference.replace(/[2568DV]/g, (character) => written[character] ?? character);
      expect(parseReference(miswritten)).toBe(reference);
    }
  });

  it('detects every single wrong character', () => {
    for (const reference of someReferences) {
      const plain = reference.replaceAll('-', '');
      for (let index = 0; index < plain.length; index += 1) {
        for (const character of referenceAlphabet.replace(plain.charAt(index), '')) {
          expect(parseReference(plain.slice(0, index) + character + plain.slice(index + 1))).toBeUndefined();
        }
      }
    }
  });

  it('detects every transposition of two different characters, adjacent or not', () => {
    for (const reference of someReferences) {
      const plain = [...reference.replaceAll('-', '')];
      for (let left = 0; left < plain.length; left += 1) {
        for (let right = left + 1; right < plain.length; right += 1) {
          if (plain[left] === plain[right]) continue;
          const exchanged = plain.with(left, plain[right]!).with(right, plain[left]!);
          expect(parseReference(exchanged.join(''))).toBeUndefined();
        }
      }
    }
  });

  it.each(['', '----', 'K7M4-2RTX', `${someReferences[0]}2`, '1111-1111-1111', 'Ä7M4-2RTX-9CHD', '💥'])(
    'rejects %o',
    (typed) => {
      expect(parseReference(typed)).toBeUndefined();
    },
  );
});
