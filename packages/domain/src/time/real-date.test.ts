import { describe, expect, it } from 'vitest';
import { daysInMonth, isRealDate } from './real-date.ts';

describe('isRealDate', () => {
  it.each([
    ['an ordinary day', 2027, 1, 31, true],
    ['the day after the last of a month', 2027, 4, 31, false],
    ['29 February of a leap year', 2028, 2, 29, true],
    ['29 February of a common year', 2027, 2, 29, false],
    ['29 February of a century year that is no leap year', 2100, 2, 29, false],
    ['29 February of every fourth century', 2000, 2, 29, true],
    ['month 13', 2027, 13, 1, false],
    ['month 0', 2027, 0, 1, false],
    ['day 0', 2027, 1, 0, false],
    ['year 0', 0, 1, 1, false],
    ['half a day', 2027, 1, 1.5, false],
  ])('recognises %s', (_name, year, month, day, real) => {
    expect(isRealDate(year, month, day)).toBe(real);
  });
});

describe('daysInMonth', () => {
  it('agrees with the platform on the length of every month of 400 years', () => {
    for (let month = 0; month < 4800; month += 1) {
      const year = 1900 + Math.floor(month / 12);
      const monthOfYear = (month % 12) + 1;
      expect(daysInMonth(year, monthOfYear)).toBe(new Date(Date.UTC(year, monthOfYear, 0)).getUTCDate());
    }
  });
});
