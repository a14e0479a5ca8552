import { describe, expect, it } from 'vitest';
import { addToDate, daysBetween } from './calendar.ts';

describe('the calendar of form logic', () => {
  it.each([
    ['2027-01-31', { months: 1 }, '2027-02-28'],
    ['2028-01-31', { months: 1 }, '2028-02-29'],
    ['2028-02-29', { years: 1 }, '2029-02-28'],
    ['2027-12-31', { days: 1 }, '2028-01-01'],
    ['2027-01-31', { months: 1, days: 1 }, '2027-03-01'],
    ['2027-03-31', { months: -1, days: -28 }, '2027-01-31'],
    ['9999-12-31', { days: 1 }, '9999-12-31'],
    ['0001-01-01', { days: -1 }, undefined],
  ])('adds to %s %j: %s', (date, offset, expected) => {
    expect(addToDate(date, { days: 0, months: 0, years: 0, ...offset })).toBe(expected);
  });

  it('counts days over a change of clocks and a leap day', () => {
    expect(daysBetween('2028-02-28', '2028-03-27')).toBe(28);
    expect(daysBetween('2027-03-29', '2027-03-28')).toBe(-1);
  });
});
