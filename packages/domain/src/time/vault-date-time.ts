import { dayNumber } from './day-number.ts';
import { isRealDate } from './real-date.ts';

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const timePattern = /^(\d{2}):(\d{2})(?::\d{2}(?:\.\d{1,9})?)?$/;
const dateTimePattern = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)$/;
const instantPattern = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?Z$/;

/**
 * Parses a date in the stored form `YYYY-MM-DD` (specification D13), ignoring surrounding blanks; undefined
 * when it is malformed or the day does not exist.
 */
export function parseVaultDate(text: string): string | undefined {
  const spelled = text.trim();
  const [, year, month, day] = datePattern.exec(spelled) ?? [];
  return isRealDate(Number(year), Number(month), Number(day)) ? spelled : undefined;
}

/**
 * Parses a time of day in the stored form `HH:MM`, 00:00 to 23:59; drops seconds and ignores surrounding
 * blanks; undefined when it is malformed.
 */
export function parseVaultTime(text: string): string | undefined {
  const [, hour, minute] = timePattern.exec(text.trim()) ?? [];
  if (hour === undefined || minute === undefined) return undefined;
  return Number(hour) <= 23 && Number(minute) <= 59 ? `${hour}:${minute}` : undefined;
}

/**
 * Parses a date and time in the stored form `YYYY-MM-DD HH:MM`, without seconds and time zone
 * (specification §4, Input behaviour); `T` in place of the blank, and seconds, are accepted. Undefined when
 * it is malformed.
 */
export function parseVaultDateTime(text: string): string | undefined {
  const [, date, time] = dateTimePattern.exec(text.trim()) ?? [];
  return date === undefined || time === undefined ? undefined : formatVaultDateTime(date, time);
}

/** Joins a stored date and a stored time; undefined when either is invalid. */
export function formatVaultDateTime(date: string, time: string): string | undefined {
  const [realDate, realTime] = [parseVaultDate(date), parseVaultTime(time)];
  return realDate === undefined || realTime === undefined ? undefined : `${realDate} ${realTime}`;
}

/**
 * Converts an instant to the local date and time in a time zone, as `YYYY-MM-DD HH:MM`. The instant is ISO
 * 8601 in UTC (`…Z`), the time zone an IANA name such as `Europe/Helsinki`. Undefined when the instant is
 * invalid or the time zone unknown.
 */
export function localDateTime(instant: string, timeZone: string): string | undefined {
  const milliseconds = epochMilliseconds(instant);
  const clock = milliseconds === undefined ? undefined : clockOf(timeZone);
  return milliseconds === undefined || clock === undefined ? undefined : clockReading(clock, milliseconds);
}

/** Returns the day of an instant in a time zone, `YYYY-MM-DD`. Throws a RangeError when the time zone is unknown. */
export function localDay(at: Date, timeZone: string): string {
  const local = localDateTime(at.toISOString(), timeZone);
  if (local === undefined) throw new RangeError(`unknown time zone ${timeZone}`);
  return local.slice(0, 'YYYY-MM-DD'.length);
}

/**
 * Converts a local date and time in the stored form (`YYYY-MM-DD HH:MM`) to an instant, `YYYY-MM-DDTHH:MM:00Z`:
 * the inverse of {@link localDateTime}. For an hour that occurs twice it returns either instant; for a skipped
 * hour it uses the adjacent offset. Undefined when the text is not in the stored form, the time zone is unknown,
 * or the instant is outside the years 1 to 9999 in UTC.
 */
export function utcOf(local: string, timeZone: string): string | undefined {
  const [clock, utc] = [clockOf(timeZone), clockOf('UTC')];
  if (clock === undefined || utc === undefined || parseVaultDateTime(local) !== local) return undefined;
  const wanted = asIfUtc(local);
  // The first step finds the offset of a nearby instant, the second that of the instant itself.
  const nearby = 2 * wanted - asIfUtc(clockReading(clock, wanted));
  const exact = nearby + wanted - asIfUtc(clockReading(clock, nearby));
  const instant = asInstant(clockReading(utc, exact));
  return epochMilliseconds(instant) === exact ? instant : undefined;
}

/**
 * Converts milliseconds since 1970-01-01T00:00Z, years 1 to 9999, to an instant to the minute,
 * `YYYY-MM-DDTHH:MM:00Z`.
 */
export function instantOf(milliseconds: number): string {
  const utc = clockOf('UTC');
  return utc === undefined ? '' : asInstant(clockReading(utc, milliseconds));
}

function clockReading(clock: Intl.DateTimeFormat, milliseconds: number): string {
  const parts = new Map(clock.formatToParts(milliseconds).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes, digits: number): string =>
    (parts.get(name) ?? '').padStart(digits, '0');
  return `${part('year', 4)}-${part('month', 2)}-${part('day', 2)} ${part('hour', 2)}:${part('minute', 2)}`;
}

function asInstant(reading: string): string {
  return `${reading.replace(' ', 'T')}:00Z`;
}

function asIfUtc(reading: string): number {
  return epochMilliseconds(asInstant(reading)) ?? 0;
}

/** {@link dayNumber} of 1970-01-01. */
const epochDayNumber = 719_468;

/**
 * Parses an instant to milliseconds since 1970-01-01T00:00Z; undefined when the text is not an ISO 8601
 * instant in UTC.
 */
export function epochMilliseconds(instant: string): number | undefined {
  const match = instantPattern.exec(instant);
  if (match === null) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map(Number);
  if (!isRealDate(year, month, day) || hour > 23 || minute > 59 || second > 59) return undefined;
  const fraction = Math.trunc(Number(`0.${match[7] ?? '0'}`) * 1000);
  const daysSinceEpoch = dayNumber(year, month, day) - epochDayNumber;
  return ((daysSinceEpoch * 24 + hour) * 60 + minute) * 60_000 + second * 1000 + fraction;
}

/**
 * By time zone. Cached, because creating a formatter takes longer than checking a submission, which needs
 * today's date.
 */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat | undefined {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  try {
    const clock = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    clocks.set(timeZone, clock);
    return clock;
  } catch {
    // The only possible failure is an unknown time zone.
    return undefined;
  }
}
