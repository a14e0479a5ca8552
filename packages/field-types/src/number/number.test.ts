import { describe, expect, it } from 'vitest';
import { aField, aLocale } from '../testing/a-field.ts';
import { wholeRange } from '../shared/range.ts';
import { number } from './number.ts';

const whole = aField('number');
const decimal = aField('number', { dataType: 3 });

describe('A number', () => {
  it.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['-0,25', -0.25],
    ['−3', -3],
    ['+7', 7],
    ['1 204,5', 1204.5],
    ['1\u00a0204', 1204],
    ['1’204.5', 1204.5],
    ['1.204,5', 1204.5],
    ['1,204.5', 1204.5],
    ['1.000.000', 1000000],
    ['.5', 0.5],
    [' 12 ', 12],
    ['-0', 0],
  ])('parses "%s" as %d', (typed, stored) => {
    expect(number.normalise(decimal, typed)).toBe(stored);
  });

  it.each(['many', '1,2,3', '1.2.3', '1,2.3,4', '12.34.567', '0x10', '1 m', '--1', 'Infinity', 'NaN', ','])(
    'is refused when it is not a number: "%s"',
    (typed) => {
      const answer = number.normalise(decimal, typed);

      expect(answer).toBe(typed);
      expect(number.check(decimal, answer)).toMatchObject([{ code: 'answer.number-invalid' }]);
    },
  );

  it.each(['1.000', '1,5', '5,0', 2.5])(
    'must be whole unless the property takes decimals, without guessing at %j',
    (typed) => {
      const answer = number.normalise(whole, typed);

      expect(answer).toBe(typed);
      expect(number.check(whole, answer)).toMatchObject([{ code: 'answer.number-not-whole' }]);
    },
  );

  it.each([
    [2147483647, []],
    [2147483648, ['answer.out-of-range']],
    [-2147483648, []],
    [-2147483649, ['answer.out-of-range']],
  ])('of the whole kind is refused, not changed, outside the vault’s range: %d', (answer, codes) => {
    expect(number.normalise(whole, answer)).toBe(answer);
    expect(number.check(whole, answer).map(({ code }) => code)).toEqual(codes);
  });

  it.each([
    [0, 2, 1.5],
    [3, undefined, 1.5],
    [2, 2, '1,5'],
    [0, 0, '1,5'],
    [0, undefined, '1,5'],
  ] as const)('with data type %i and %s decimals reads "1,5" as %j', (dataType, decimals, stored) => {
    const field = aField('number', { dataType, ...(decimals !== undefined && { decimals }) });

    expect(number.normalise(field, '1,5')).toBe(stored);
  });

  it('is limited to the field’s own range, which the problem states', () => {
    const field = aField('number', { settings: { minValue: 1, maxValue: 6 } });

    expect(number.check(field, 7)).toEqual([
      { code: 'answer.out-of-range', path: field.guid, params: { min: 1, max: 6 } },
    ]);
  });

  it('with decimals is unlimited unless a range is set', () => {
    expect(number.check(decimal, 3e9)).toEqual([]);
    expect(number.check({ ...decimal, settings: { maxValue: 10 } }, 10.1)).toMatchObject([
      { code: 'answer.out-of-range' },
    ]);
  });

  it.each([
    ['fi', /^1\s204,5$/, '1204,5'],
    ['en', /^1,204\.5$/, '1204.5'],
  ])('is displayed and written in the format of "%s"', (languageTag, shown, written) => {
    expect(number.display(decimal, 1204.5, aLocale(languageTag))).toMatch(shown);
    expect(number.controlValue(decimal, 1204.5, '', aLocale(languageTag))).toBe(written);
  });

  it.each([
    [1, { dataType: 1, value: '3' }],
    [2, { dataType: 2, value: 3 }],
    [3, { dataType: 3, value: 3 }],
    [11, { dataType: 11, value: 3 }],
    [5, undefined],
  ] as const)('is sent to a property of data type %i', (dataType, value) => {
    expect(number.toPropertyValue(aField('number', { dataType }), 3)).toEqual(value);
  });

  it('corrects crossed, invalid and too wide bounds', () => {
    const bounds = (minValue: number, maxValue: number) =>
      wholeRange(aField('number', { settings: { minValue, maxValue } }));

    expect(bounds(9, 1)).toEqual({ min: 1, max: 9 });
    expect(bounds(1.7, NaN)).toEqual({ min: 1, max: 2147483647 });
    expect(bounds(-Infinity, 1e12)).toEqual({ min: -2147483648, max: 2147483647 });
  });
});
