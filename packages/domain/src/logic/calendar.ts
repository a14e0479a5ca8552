import { daysInMonth, isRealDate } from '../time/real-date.ts';
import type { DateOffset } from './conditions/condition.ts';

/**
 * Adds years and months, then days, to a stored date. A day that the month does not have becomes its last
 * one: a month after 31 January is 28 or 29 February. Undefined outside the years 1 to 9999.
 */
export function addToDate(date: string, { days, months, years }: DateOffset): string | undefined {
  const [year, month, day] = partsOf(date);
  const monthNumber = (year + years) * 12 + (month - 1) + months;
  const [movedYear, movedMonth] = [Math.floor(monthNumber / 12), (((monthNumber % 12) + 12) % 12) + 1];
  if (movedYear < 1 || movedYear > 9999) return undefined;
  const lastDay = Math.min(day, daysInMonth(movedYear, movedMonth));
  return dateOfDay(dayNumber(movedYear, movedMonth, lastDay) + days);
}

/** Days from one stored date to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(...partsOf(to)) - dayNumber(...partsOf(from));
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

function partsOf(date: string): [year: number, month: number, day: number] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
}

/** The length of a leap cycle of the Gregorian calendar. */
const cycle = { years: 400, days: 146_097 } as const;

/** Days since 1 March of the year 0. Years begin in March here, so that the leap day is their last. */
function dayNumber(year: number, month: number, day: number): number {
  const marchYear = month > 2 ? year : year - 1;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  // From March on, months have 153 days in every five.
  const daysOfMonths = Math.floor((153 * ((month + 9) % 12) + 2) / 5);
  return marchYear * 365 + leapDays + daysOfMonths + day - 1;
}

function dateOfDay(number: number): string | undefined {
  const cycles = Math.floor(number / cycle.days);
  const dayOfCycle = number - cycles * cycle.days;
  const yearOfCycle = Math.floor(
    (dayOfCycle -
      Math.floor(dayOfCycle / 1460) +
      Math.floor(dayOfCycle / 36_524) -
      Math.floor(dayOfCycle / 146_096)) /
      365,
  );
  const marchYear = cycles * cycle.years + yearOfCycle;
  const dayOfYear = number - dayNumber(marchYear, 3, 1);
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = ((marchMonth + 2) % 12) + 1;
  const year = month > 2 ? marchYear : marchYear + 1;
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  return isRealDate(year, month, day) ? `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` : undefined;
}

function pad(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}
