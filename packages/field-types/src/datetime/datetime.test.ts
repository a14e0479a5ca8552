import { dataTypes } from '@form-portal/domain';
import { describe, expect, it } from 'vitest';
import { aField, aLocale } from '../testing/a-field.ts';
import { datetime } from './datetime.ts';

const field = aField('datetime');

describe('A date-time', () => {
  it.each([
    '31.12.2027 14.30',
    '31 12 2027 14:30',
    '31122027 1430',
    '2027-12-31 14:30',
    '2027-12-31T14:30',
    '2027-12-31T14:30:59.123',
    '31.12.2027  2.30 pm',
  ])('parses "%s", dropping seconds', (typed) => {
    expect(datetime.normalise(field, typed)).toBe('2027-12-31 14:30');
  });

  it('parses the values of its two controls', () => {
    expect(datetime.normalise(field, ['31.12.2027', '9'])).toBe('2027-12-31 09:00');
  });

  it.each([
    ['31.12.2027', 'answer.time-invalid'],
    ['14.30', 'answer.date-invalid'],
    ['31.2.2027 14.30', 'answer.date-not-real'],
    ['31.12.2027 25.00', 'answer.time-invalid'],
    ['2027-12-31T14:30Z', 'answer.time-invalid'],
    ['2027-12-31T14:30+02:00', 'answer.time-invalid'],
    ['some day', 'answer.date-invalid'],
  ])('is kept and refused with an explanation for "%s"', (typed, code) => {
    const answer = datetime.normalise(field, typed);

    expect(datetime.isEmpty(field, answer)).toBe(false);
    expect(datetime.check(field, answer)).toMatchObject([{ code, path: field.guid }]);
    expect(datetime.toPropertyValue(field, answer)).toBeUndefined();
  });

  it.each([
    ['2027-12-31 09:05', '31.12.2027', '9.05'],
    ['31.2.2027 14.30', '31.2.2027', '14.30'],
    ['31.12.2027', '31.12.2027', ''],
    ['14.30', '', '14.30'],
    ['31.12.2027 noon', '31.12.2027', 'noon'],
    ['some day 9.30', 'some day', '9.30'],
    ['some day', 'some day', ''],
  ])('returns to each control what was typed into it: "%s"', (typed, day, clock) => {
    const answer = datetime.normalise(field, typed);

    expect(['', 'time'].map((part) => datetime.controlValue(field, answer, part, aLocale('fi')))).toEqual([
      day,
      clock,
    ]);
  });

  it('is one of two texts: further ones are refused with the time', () => {
    const answer = datetime.normalise(field, ['31.12.2027', '14.30', '15.30']);

    expect(datetime.check(field, answer)).toMatchObject([{ code: 'answer.time-invalid' }]);
    expect(datetime.controlValue(field, answer, 'time', aLocale('fi'))).toBe('14.30 15.30');
  });

  it('is displayed in the language’s format of date and time', () => {
    expect(datetime.display(field, '2027-12-31 09:05', aLocale('fi'))).toBe('31.12.2027 9.05');
    expect(datetime.display(field, '2027-12-31 09:05', aLocale('en'))).toBe('31 December 2027 09:05');
  });

  it('is offered timestamp properties', () => {
    expect(datetime.offeredDataTypes).toEqual([dataTypes.timestamp]);
  });
});
