import { dayNumber } from '../time/day-number.ts';
import { daysInMonth, isRealDate } from '../time/real-date.ts';
import type { DateOffset } from './conditions/condition.ts';

/**
 * Adds years and months, then days, to a stored date. A day that the month does not have becomes its last
 * one: a month after 31 January is 28 or 29 February. Undefined outside the years 1 to 9999.
 */
export function addToDate(date: string, { days, months, years }: DateOffset): string | undefined {
  const [year, month, day] = partsOf(date);
  const monthNumber = (year + years) * 12 + (month - 1) + months;
  const movedYear = Math.floor(monthNumber / 12);
  const movedMonth = monthNumber - movedYear * 12 + 1;
  if (movedYear < 1 || movedYear > 9999) return undefined;
  const lastDay = Math.min(day, daysInMonth(movedYear, movedMonth));
  return dateOfDay(dayNumber(movedYear, movedMonth, lastDay) + days);
}

/** Days from one stored date to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(...partsOf(to)) - dayNumber(...partsOf(from));
}

/**
 * Full years from one stored date to another, as ages are counted: a year is full on the anniversary, which
 * for 29 February is 1 March in common years. Negative when the other is earlier.
 */
export function yearsBetween(from: string, to: string): number {
  if (to < from) return -yearsBetween(to, from) + 0;
  const yearsApart = yearOf(to) - yearOf(from);
  return to.slice(5) < from.slice(5) ? yearsApart - 1 : yearsApart;
}

/** The year of a stored date. */
export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

function partsOf(date: string): [year: number, month: number, day: number] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
}

/** Mean length of a year in days. Dividing by it never gives a year that is too late. */
const meanYear = 365.2425;

function dateOfDay(number: number): string | undefined {
  let year = Math.floor(number / meanYear);
  while (dayNumber(year + 1, 1, 1) <= number) year += 1;
  let month = 12;
  while (dayNumber(year, month, 1) > number) month -= 1;
  const day = number - dayNumber(year, month, 1) + 1;
  return isRealDate(year, month, day) ? `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` : undefined;
}

function pad(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}
