import { dataTypes } from '@form-portal/domain';
import { describe, expect, it } from 'vitest';
import { aField, aLocale } from '../testing/a-field.ts';
import { ratingOptions } from './rating-settings.ts';
import { rating } from './rating.ts';

describe('A rating', () => {
  it('of a new field goes from 0 to 10', () => {
    expect(ratingOptions(aField('rating'))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('without a range goes from 1 to 5', () => {
    const unset = { settings: { minValue: -2147483648, maxValue: 2147483647 } };

    expect(ratingOptions(aField('rating', unset))).toEqual([1, 2, 3, 4, 5]);
  });

  it('has at most a hundred options, whatever the range', () => {
    const options = ratingOptions(aField('rating', { settings: { minValue: 5, maxValue: 1_000_000 } }));

    expect([options.length, options[0], options.at(-1)]).toEqual([100, 5, 104]);
  });

  it.each([
    ['-1', 'answer.out-of-range'],
    ['11', 'answer.out-of-range'],
    ['4,5', 'answer.number-not-whole'],
    ['best', 'answer.number-invalid'],
  ])('refuses %s', (sent, code) => {
    const field = aField('rating');

    expect(rating.check(field, rating.normalise(field, [sent]))).toMatchObject([{ code }]);
  });

  it('is displayed with its largest number', () => {
    expect(rating.display(aField('rating', { settings: { maxValue: 5 } }), 4, aLocale('fi'))).toBe(
      'ratingValue 4 5',
    );
  });

  it('is sent to a text property in digits', () => {
    expect(rating.toPropertyValue(aField('rating', { dataType: 1 }), 4)).toEqual({ dataType: 1, value: '4' });
  });

  it('is offered properties of texts and numbers', () => {
    expect(rating.offeredDataTypes).toEqual([dataTypes.text, dataTypes.integer, dataTypes.floating]);
  });
});
