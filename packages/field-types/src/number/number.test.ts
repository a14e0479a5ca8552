import { dataTypes } from '@form-portal/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aField, aLocale } from '../testing/a-field.ts';
import { wholeRange } from '../shared/numbers/range.ts';
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
    [11, 2, '1,5'],
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
    [decimal, { minValue: 0 }, -5, { min: 0 }],
    [decimal, { maxValue: 10 }, 11, { max: 10 }],
    [whole, { minValue: 0 }, -5, { min: 0 }],
    [whole, { maxValue: 10 }, 11, { max: 10 }],
    [whole, { minValue: 0 }, 2147483648, { min: 0, max: 2147483647 }],
  ])('is told only the bounds that are set or missed: %#', (field, settings, answer, params) => {
    expect(number.check({ ...field, settings }, answer)).toEqual([
      { code: 'answer.out-of-range', path: field.guid, params },
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

  it.each([
    [2, 2147483647, { dataType: 2, value: 2147483647 }],
    [2, 2147483648, undefined],
    [2, -2147483649, undefined],
    [11, 2147483648, { dataType: 11, value: 2147483648 }],
  ] as const)(
    'that is computed is sent to a property of data type %i only if it holds %d',
    (dataType, value, sent) => {
      const computed = aField('number', { dataType, formula: String(value) });

      expect(number.toPropertyValue(computed, value)).toEqual(sent);
    },
  );

  it('corrects crossed, invalid and too wide bounds', () => {
    const bounds = (minValue: number, maxValue: number) =>
      wholeRange(aField('number', { settings: { minValue, maxValue } }));

    expect(bounds(9, 1)).toEqual({ min: 1, max: 9 });
    expect(bounds(1.7, NaN)).toEqual({ min: 1, max: 2147483647 });
    expect(bounds(-Infinity, 1e12)).toEqual({ min: -2147483648, max: 2147483647 });
  });

  const euros = aField('number', { settings: { unit: '€' }, dataType: 3 });

  it.each([
    ['4 500 €', 4500],
    ['€4,500.00', 4500],
    ['9000,50', 9000.5],
    ['9 000.50', 9000.5],
    ['9 000,50 €', 9000.5],
    ['9.000,50', 9000.5],
    ['100 euroa', 100],
    ['4500e', 4500],
    ['4 500,-', 4500],
    ['4500:-', 4500],
    ['-€5', -5],
    ['\u20114 500 €', -4500],
    ['\u202a4 500 €\u202c', 4500],
    ['\u200f−4 500', -4500],
    ['100 EUR', 100],
    ['0.5', 0.5],
    ['12,3', 12.3],
    ['-5 €', -5],
    [4500, 4500],
  ])('of euros parses %j as %d', (typed, stored) => {
    expect(number.normalise(euros, typed)).toBe(stored);
    expect(number.check(euros, stored)).toEqual([]);
  });

  it.each(['1.000', '1,000', '12.345 €', '-1,500'])(
    'that may mean thousands or decimals is not guessed: “%s”',
    (typed) => {
      const answer = number.normalise(euros, typed);

      expect(answer).toBe(typed);
      expect(number.check(euros, answer)).toMatchObject([
        { code: 'answer.refused', params: { reason: 'fieldType.number.ambiguous' } },
      ]);
      expect(number.normalise({ ...euros, decimals: 3 }, typed)).toEqual(expect.any(Number));
    },
  );

  it.each(['0,005', '1 000,505', 9000.505])('with more decimals than its field is refused: %j', (typed) => {
    const answer = number.normalise(euros, typed);

    expect(number.check(euros, answer)).toMatchObject([
      { code: 'answer.refused', params: { reason: 'fieldType.number.tooManyDecimals', max: 2 } },
    ]);
  });

  it.each([
    ['fi', 9000.5, '9\u00a0000,50\u00a0€', '9\u00a0000,50'],
    ['sv', 9000.5, '9\u00a0000,50\u00a0€', '9\u00a0000,50'],
    ['en', 9000.5, '9,000.50\u00a0€', '9,000.50'],
    ['en', 9000, '9,000\u00a0€', '9000'],
    ['fi', 9000, '9\u00a0000\u00a0€', '9\u00a0000'],
  ])('of euros is shown and written in the format of "%s": %d', (languageTag, value, shown, written) => {
    expect(number.display(euros, value, aLocale(languageTag))).toBe(shown);
    expect(number.controlValue(euros, value, '', aLocale(languageTag))).toBe(written);
  });

  it.each([
    ['fi', { unit: '%' }, '50\u00a0%'],
    ['en', { unit: '%' }, '50%'],
    ['fi', { unit: 'kpl' }, '50\u00a0fieldType.number.pieces'],
    ['sv', { unit: 'own', unitText: { gb: 'hours', fi: 'tuntia', se: 'timmar' } }, '50\u00a0timmar'],
    ['fi', { unit: 'own' }, '50'],
    ['fi', { unit: 'furlong' }, '50'],
  ])('shows its unit in the language of the reader: %s, %j', (languageTag, settings, shown) => {
    expect(number.display(aField('number', { settings }), 50, aLocale(languageTag))).toBe(shown);
  });

  it('is read with its unit in any language of the form, and kept as typed when it is no number', () => {
    const hours = aField('number', {
      settings: { unit: 'own', unitText: { fi: 'tuntia', gb: 'hours' } },
    });

    expect(number.normalise(hours, '12 Tuntia')).toBe(12);
    expect(number.normalise(hours, '12 hours')).toBe(12);
    expect(number.normalise(hours, 'many hours')).toBe('many hours');
    expect(number.normalise(hours, '12 €')).toBe('12 €');
  });

  it.each(['100 m²', '100 m2', '100\u00a0M²'])('is read with a unit that has an exponent: “%s”', (typed) => {
    const area = aField('number', { settings: { unit: 'own', unitText: { fi: 'm²' } } });

    expect(number.normalise(area, typed)).toBe(100);
  });

  it('without decimals or unit takes any number of decimals as before, also three', () => {
    expect(number.normalise(decimal, '1.000')).toBe(1);
    expect(number.check(decimal, 0.12345)).toEqual([]);
    expect(number.display(decimal, 0.12345, aLocale('fi'))).toBe('0,12345');
  });

  it('computed by a formula has two decimals unless it is whole', () => {
    const total = aField('number', { formula: '1', dataType: 0 });

    expect(number.display(total, 1100.5, aLocale('fi'))).toBe('1\u00a0100,50');
    expect(number.display(total, 1100, aLocale('fi'))).toBe('1\u00a0100');
  });

  it('of any decimals and unit is parsed from its control in every language', () => {
    const anyNumber = fc.record({
      decimals: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
      unit: fc.constantFrom('', '€', '%', 'kpl'),
      dataType: fc.constantFrom(0 as const, 2 as const, 3 as const),
      value: fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }),
      scale: fc.integer({ min: 0, max: 6 }),
      languageTag: fc.constantFrom('fi', 'en', 'sv', 'de', 'fr', 'de-CH', 'hu'),
    });
    fc.assert(
      fc.property(anyNumber, ({ decimals, unit, dataType, value, scale, languageTag }) => {
        const field = aField('number', {
          dataType,
          settings: { unit },
          ...(decimals !== undefined && { decimals }),
        });
        const answer = value / 10 ** scale;
        if (number.check(field, answer).length > 0) return;
        const written = number.controlValue(field, answer, '', aLocale(languageTag));
        expect(number.normalise(field, written)).toBe(answer + 0);
        expect(number.normalise(field, number.normalise(field, `${written} ${unit}`))).toBe(answer + 0);
      }),
      { numRuns: 1000 },
    );
  });

  it('is offered properties of whole and of decimal numbers', () => {
    expect(number.offeredDataTypes).toEqual([dataTypes.integer, dataTypes.floating]);
  });
});
