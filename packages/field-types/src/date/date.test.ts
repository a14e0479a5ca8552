import { dataTypes } from '@form-portal/domain';
import { describe, expect, it } from 'vitest';
import { aField, aLocale } from '../testing/a-field.ts';
import { date } from './date.ts';

const field = aField('date');

describe('A date', () => {
  it.each([
    '31.12.2027',
    '31/12/2027',
    '31-12-2027',
    '31,12,2027',
    '31 12 2027',
    '31. 12. 2027',
    ' 31 . 12 . 2027 ',
    '31122027',
    '2027-12-31',
    '2027.12.31',
  ])('parses "%s"', (typed) => {
    expect(date.normalise(field, typed)).toBe('2027-12-31');
  });

  it.each([
    ['1.2.2027', '2027-02-01'],
    ['29.2.2028', '2028-02-29'],
    ['29.2.2000', '2000-02-29'],
  ])('has the day first and respects leap years: %s', (typed, stored) => {
    expect(date.normalise(field, typed)).toBe(stored);
  });

  it.each(['29.2.2027', '29.2.1900', '31.4.2027', '0.1.2027', '1.13.2027', '12/31/2027', '1.1.0027'])(
    'that does not exist is kept and refused with an explanation: %s',
    (typed) => {
      const answer = date.normalise(field, typed);

      expect(answer).toBe(typed);
      expect(date.check(field, answer)).toEqual([
        { code: 'answer.date-not-real', path: field.guid, params: { value: typed } },
      ]);
    },
  );

  it.each(['tomorrow', '31.12.', '31.12.27', '2027', '31.12.2027 14.30', '1,5'])(
    'does not parse "%s"',
    (typed) => {
      const answer = date.normalise(field, typed);

      expect(answer).toBe(typed);
      expect(date.check(field, answer)).toEqual([{ code: 'answer.date-invalid', path: field.guid }]);
    },
  );

  it.each([
    ['fi', '31.12.2027', '31.12.2027'],
    ['sv', '31 december 2027', '31.12.2027'],
    ['en', '31 December 2027', '31 12 2027'],
    ['fr', '31 décembre 2027', '31/12/2027'],
    ['hu', '2027. december 31.', '2027-12-31'],
    ['not a tag!', '31.12.2027', '31.12.2027'],
  ])('is displayed and written in the format of "%s"', (languageTag, shown, written) => {
    expect(date.display(field, '2027-12-31', aLocale(languageTag))).toBe(shown);
    expect(date.controlValue(field, '2027-12-31', '', aLocale(languageTag))).toBe(written);
  });

  it('is sent to the vault as stored, unless it is not a valid date', () => {
    expect(date.toPropertyValue(field, '2027-12-31')).toEqual({ dataType: 5, value: '2027-12-31' });
    expect(date.toPropertyValue(field, 'tomorrow')).toBeUndefined();
  });

  it('is offered date properties', () => {
    expect(date.offeredDataTypes).toEqual([dataTypes.date]);
  });
});
