import { CalendarDate } from '@internationalized/date';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryDate } from '../testing/arbitrary-form.ts';
import { addToDate, daysBetween } from './calendar.ts';

describe('the calendar of form logic', () => {
  it.each([
    ['2027-01-31', { months: 1 }, '2027-02-28'],
    ['2028-01-31', { months: 1 }, '2028-02-29'],
    ['2028-02-29', { years: 1 }, '2029-02-28'],
    ['2027-12-31', { days: 1 }, '2028-01-01'],
    ['2027-01-31', { months: 1, days: 1 }, '2027-03-01'],
    ['2027-03-31', { months: -1, days: -28 }, '2027-01-31'],
    ['9999-12-31', { days: 1 }, undefined],
    ['0001-01-01', { days: -1 }, undefined],
    ['2027-01-01', { years: 99999 }, undefined],
    ['2027-01-15', { months: -13 }, '2025-12-15'],
  ])('adds to %s %j: %s', (date, offset, expected) => {
    expect(addToDate(date, { days: 0, months: 0, years: 0, ...offset })).toBe(expected);
  });

  it('counts days across a clock change and a leap day', () => {
    expect(daysBetween('2028-02-28', '2028-03-27')).toBe(28);
    expect(daysBetween('2027-03-29', '2027-03-28')).toBe(-1);
  });

  it('agrees with a calendar library', () => {
    const offset = fc.integer({ min: -40_000, max: 40_000 });
    fc.assert(
      fc.property(arbitraryDate, offset, offset, (date, months, days) => {
        const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
        const start = new CalendarDate(year, month, day);
        const moved = start.add({ months }).add({ days });
        // The library stops at the year 9999, and goes on before the year 1.
        fc.pre([start.add({ months }), moved].every(({ era, year: one }) => era === 'AD' && one < 9999));

        expect(addToDate(date, { years: 0, months, days })).toBe(moved.toString());
        expect(daysBetween(date, moved.toString())).toBe(moved.compare(start));
      }),
      { numRuns: 2_000 },
    );
  });
});
