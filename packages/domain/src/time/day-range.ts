import { addToDate } from '../logic/calendar.ts';
import { utcOf } from './vault-date-time.ts';

/** A span of whole days, as instants in ISO 8601 UTC with milliseconds. */
export interface DayRange {
  /** First instant of the first day; undefined: no limit. */
  readonly since: string | undefined;
  /** First instant after the last day; undefined: no limit. */
  readonly until: string | undefined;
}

/** The instants between which days lie in a time zone, from a first to a last day (`YYYY-MM-DD`; empty: no limit). */
export function dayRange(first: string, last: string, timeZone: string): DayRange {
  const after = last === '' ? undefined : addToDate(last, { days: 1, months: 0, years: 0 });
  return { since: startOfDay(first, timeZone), until: after && startOfDay(after, timeZone) };
}

function startOfDay(day: string, timeZone: string): string | undefined {
  return utcOf(`${day} 00:00`, timeZone)?.replace('Z', '.000Z');
}
