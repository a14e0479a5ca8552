import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines, type Measure } from './text-layout.ts';

/** Every character is one wide. */
const measure: Measure = (text) => [...text].length;

describe('breakLines', () => {
  it.each([
    ['', 5, ['']],
    ['one two', 7, ['one two']],
    ['one two', 6, ['one ', 'two']],
    ['one\n\ntwo', 10, ['one', '', 'two']],
    ['one\r\ntwo\rsix', 10, ['one', 'two', 'six']],
    ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
    ['a abcdefghij', 4, ['a ', 'abcd', 'efgh', 'ij']],
    ['well-known and/or', 6, ['well-', 'known ', 'and/or']],
    ['ends with blanks      ', 9, ['ends with ', 'blanks      ']],
  ])('breaks %j at a width of %i', (text, width, expected) => {
    expect(linesOf(text, width)).toEqual(expected);
  });

  it('keeps every character, and only trailing blanks exceed the width', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 20 }), (text, width) => {
        const lines = linesOf(text, width);

        expect(lines.join('')).toBe(text.replace(/[\r\n\u2028\u2029]/gu, ''));
        for (const line of lines) expect([...line.trimEnd()].length).toBeLessThanOrEqual(width);
      }),
    );
  });
});

function linesOf(text: string, width: number): readonly string[] {
  return breakLines(text, width, measure);
}
