import { describe, expect, it } from 'vitest';
import { aField } from '../testing/a-field.ts';
import { text } from './text.ts';

const field = aField('text');

describe('A text', () => {
  it.each([
    ['blanks at the ends', '  Åbo ', 'Åbo'],
    ['letters in two parts', 'Ao\u0308', 'Aö'],
    ['line ends and tabs', 'one\r\ntwo\tthree', 'one two three'],
    ['characters no one sees', 'a\u0000b\u001fc', 'abc'],
    ['a number of a program', 12, '12'],
  ])('is stored without %s', (_title, typed, stored) => {
    expect(text.normalise(field, typed)).toBe(stored);
  });

  it('holds at most 100 characters, the limit stated in the problem', () => {
    expect(text.check(field, 'x'.repeat(100))).toEqual([]);
    expect(text.check(field, 'x'.repeat(101))).toEqual([
      { code: 'answer.text-too-long', path: field.guid, params: { max: 100, n: 101 } },
    ]);
  });

  it('refuses lone surrogates, which no vault can store', () => {
    expect(text.check(field, '\ud83d')).toMatchObject([{ code: 'answer.text-invalid' }]);
  });

  it.each([
    [1, { dataType: 1, value: 'Åbo' }],
    [13, { dataType: 13, value: 'Åbo' }],
    [2, undefined],
  ] as const)('is sent to a property of data type %i', (dataType, value) => {
    expect(text.toPropertyValue(aField('text', { dataType }), 'Åbo')).toEqual(value);
  });
});
