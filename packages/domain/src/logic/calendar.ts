import { CalendarDate } from '@internationalized/date';
import type { DateOffset } from './condition.ts';

/**
 * Adds years and months, then days, to a stored date. A day that the month does not have becomes its last
 * one: a month after 31 January is 28 or 29 February. The last day is that of the year 9999; undefined before
 * the year 1.
 */
export function addToDate(date: string, offset: DateOffset): string | undefined {
  const moved = calendarDate(date)
    .add({ years: offset.years, months: offset.months })
    .add({ days: offset.days });
  return moved.era === 'AD' ? moved.toString() : undefined;
}

/** Days from one stored date to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return calendarDate(to).compare(calendarDate(from));
}

/**
 * Full years from one stored date to another, as ages are counted: a year is full on the anniversary, and
 * 29 February has it on 1 March in common years. Negative when the other is earlier.
 */
export function yearsBetween(from: string, to: string): number {
  if (to < from) return -yearsBetween(to, from) + 0;
  const passed = yearOf(to) - yearOf(from);
  return to.slice(5) < from.slice(5) ? passed - 1 : passed;
}

/** The year of a stored date. */
export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

function calendarDate(date: string): CalendarDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return new CalendarDate(year, month, day);
}
