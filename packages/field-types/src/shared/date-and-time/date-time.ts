import { readDate } from './date.ts';
import { readTime } from './time.ts';

/** The texts of a date-time's two controls. */
export interface DateTimeParts {
  readonly date: string;
  readonly time: string;
}

/** Length of the longest date that {@link readDate} can parse, `2027 - 01 - 31`. */
const maxDateLength = 14;

const timeAtEnd = /^(?:(.*) )?(\d{1,2}[.:]\d{2})$/;

/**
 * Splits a date and a time on a line each, as two controls gave them, or joined by a blank, or ISO's `T`. Also splits
 * what cannot be parsed; what cannot be split counts as the date.
 */
export function splitDateTime(text: string): DateTimeParts {
  const lines = text.split('\n');
  if (lines.length > 1) return { date: lines[0] ?? '', time: lines[1] ?? '' };
  const spelled = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(\d{4}-\d{2}-\d{2})T(?=\d)/i, '$1 ');
  if (readDate(spelled).kind !== 'unreadable') return { date: spelled, time: '' };
  for (let blank = 1; blank <= maxDateLength; blank += 1) {
    if (spelled[blank] !== ' ') continue;
    const date = spelled.slice(0, blank);
    if (readDate(date).kind !== 'unreadable') return { date, time: spelled.slice(blank + 1) };
  }
  const [, date = '', time] = timeAtEnd.exec(spelled) ?? [];
  return time === undefined ? { date: spelled, time: '' } : { date, time };
}

/**
 * Parses a text to the stored form `YYYY-MM-DD HH:MM`; undefined when date or time is missing or cannot be
 * parsed (specification D13).
 */
export function readDateTime(text: string): string | undefined {
  const { date, time } = splitDateTime(text);
  const day = readDate(date);
  const clock = readTime(time);
  return day.kind === 'date' && clock !== undefined ? `${day.stored} ${clock}` : undefined;
}
