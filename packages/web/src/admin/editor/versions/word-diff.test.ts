import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordDiff, type DiffPiece } from './word-diff.ts';

/** “same [-removed-]{+added+}” */
function marked(before: string, after: string): string {
  const marks = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const;
  return wordDiff(before, after)
    .map(({ kind, text }) => `${marks[kind][0]}${text}${marks[kind][1]}`)
    .join('');
}

describe('the differences between two texts', () => {
  it.each([
    ['', '', ''],
    ['Permit', 'Permit', 'Permit'],
    ['', 'Permit', '{+Permit+}'],
    ['Permit', '', '[-Permit-]'],
    ['Permit', 'Licence', '[-Permit-]{+Licence+}'],
    ['Apply by 15.1.2027.', 'Apply by 31.1.2027.', 'Apply by [-15.1.2027-]{+31.1.2027+}.'],
    [
      'Amount is at least 10\u00A0000 €',
      'Amount is at least 5\u00A0000 €',
      'Amount is at least [-10\u00A0000-]{+5\u00A0000+} €',
    ],
    ['Shown when a is answered', 'Shown when a is not answered', 'Shown when a is {+not +}answered'],
    ['the old boat here', 'the new ship here', 'the [-old boat-]{+new ship+} here'],
    ['Haku päättyy pian', 'Haku alkaa pian', 'Haku [-päättyy-]{+alkaa+} pian'],
  ])('are whole words: from %s to %s', (before, after, expected) => {
    expect(marked(before, after)).toBe(expected);
  });

  it('keep both texts', () => {
    const someWords = fc.array(fc.constantFrom('a', 'b', 'c', ' ', ', ', '1.5', 'ä'), { maxLength: 12 });
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      someWords.map((all) => all.join('')),
    );
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const pieces = wordDiff(before, after);
        const textWithout = (left: DiffPiece['kind']): string =>
          pieces.map(({ kind, text }) => (kind === left ? '' : text)).join('');
        return textWithout('added') === before && textWithout('removed') === after;
      }),
    );
  });

  it('of long texts without anything in common are found immediately', () => {
    const [before, after] = ['a ', 'b '].map((word) => word.repeat(50_000));
    expect(wordDiff(before!, after!).length).toBeLessThan(5);
  });
});
