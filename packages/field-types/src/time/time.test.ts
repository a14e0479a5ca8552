import { dataTypes } from '@form-portal/domain';
import { describe, expect, it } from 'vitest';
import { aField, aLocale } from '../testing/a-field.ts';
import { time } from './time.ts';

const field = aField('time');

describe('A time', () => {
  it.each([
    ['14.30', '14:30'],
    ['14:30', '14:30'],
    ['14 30', '14:30'],
    ['1430', '14:30'],
    ['930', '09:30'],
    ['9', '09:00'],
    ['0', '00:00'],
    ['14:30:59', '14:30'],
    ['2.30 pm', '14:30'],
    ['12 am', '00:00'],
    ['12:05 p.m.', '12:05'],
  ])('parses "%s" as %s', (typed, stored) => {
    expect(time.normalise(field, typed)).toBe(stored);
  });

  it.each(['24.00', '14.60', '9.5', 'noon', '14.30.', '13 pm', '0 am', '123456'])(
    'does not parse "%s"',
    (typed) => {
      const answer = time.normalise(field, typed);

      expect(answer).toBe(typed);
      expect(time.check(field, answer)).toEqual([{ code: 'answer.time-invalid', path: field.guid }]);
    },
  );

  it.each([
    ['fi', '9.05'],
    ['sv', '9.05'],
    ['en', '09:05'],
  ])('is displayed in the format of "%s"', (languageTag, shown) => {
    expect(time.display(field, '09:05', aLocale(languageTag))).toBe(shown);
  });

  it('is offered time properties', () => {
    expect(time.offeredDataTypes).toEqual([dataTypes.time]);
  });
});
