import { localDay, dayMs } from '@form-portal/domain';

/** How moments are formatted: the locale for `Intl` and the site's time zone. */
export interface MomentStyle {
  readonly locale: string;
  readonly timeZone: string;
}

/** The time of an instant in the locale's format: “09:05”, “9.05”. */
export function clockTime(instant: string, { locale, timeZone }: MomentStyle): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(instant));
}

/** A moment in its shortest clear form: “today 13:05”, “yesterday”, “18 Nov”, “18 Nov 2025”. */
export function shortMoment(instant: string, now: Date, style: MomentStyle): string {
  const { locale, timeZone } = style;
  const at = new Date(instant);
  const daysAgo = dayNumber(now, timeZone) - dayNumber(at, timeZone);
  if (daysAgo === 0) return `${relativeDay(0, locale)} ${clockTime(instant, style)}`;
  if (daysAgo === 1) return relativeDay(1, locale);
  const isThisYear = yearOf(at, timeZone) === yearOf(now, timeZone);
  const day = { day: 'numeric', month: locale.startsWith('fi') ? 'numeric' : 'short', timeZone } as const;
  return new Intl.DateTimeFormat(locale, isThisYear ? day : { ...day, year: 'numeric' }).format(at);
}

/** A moment with its time, for lists: “today 14:32”, “yesterday 9:40”, “20/11/2026 16:05”. */
export function listMoment(instant: string, now: Date, style: MomentStyle): string {
  const { locale, timeZone } = style;
  const at = new Date(instant);
  const daysAgo = dayNumber(now, timeZone) - dayNumber(at, timeZone);
  const isRecent = daysAgo === 0 || daysAgo === 1;
  const day = isRecent ? relativeDay(daysAgo, locale) : numericDate(at, style);
  return `${day} ${clockTime(instant, style)}`;
}

/** “today”, “yesterday”. */
function relativeDay(daysAgo: number, locale: string): string {
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-daysAgo, 'day');
}

function numericDate(at: Date, { locale, timeZone }: MomentStyle): string {
  const format = { day: 'numeric', month: 'numeric', year: 'numeric', timeZone } as const;
  return new Intl.DateTimeFormat(locale, format).format(at);
}

/** The moment of a save: its time when it was today, otherwise as {@link shortMoment}. */
export function savedMoment(instant: string, now: Date, style: MomentStyle): string {
  const isToday = dayNumber(now, style.timeZone) === dayNumber(new Date(instant), style.timeZone);
  return isToday ? clockTime(instant, style) : shortMoment(instant, now, style);
}

/** The calendar day of an instant in a time zone, counted from 1970. */
function dayNumber(at: Date, timeZone: string): number {
  return Date.parse(localDay(at, timeZone)) / dayMs;
}

function yearOf(at: Date, timeZone: string): string {
  return localDay(at, timeZone).slice(0, 4);
}
