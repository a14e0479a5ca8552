import { dateFormat, formatLocale, isFinnish, type DateReader, type DateStyle } from './display-moment.ts';
import { withTime } from '../text/no-break.ts';

/**
 * Formats a moment (ms since 1970) briefly, as in a list of forms: without the year when it is `thisYear`, and in
 * Finnish without the minutes of a full hour: `1.12. klo 9`, `1 December at 9:00`. Throws a RangeError when the
 * moment is invalid.
 */
export function displayShortMoment(
  moment: number,
  thisYear: number,
  reader: DateReader,
  timeZone: string,
): string {
  const year = dateFormat('en', { year: 'numeric', timeZone }).format(moment);
  const format = shortFormat(moment, reader, {
    timeZone,
    ...(year !== String(thisYear) && { year: 'numeric' }),
  });
  return withTime(format.format(moment));
}

/**
 * Formats only the time of day of a moment, as {@link displayShortMoment} does: `9`, `9.30`, `9:00`. Throws a
 * RangeError when the moment is invalid.
 */
export function displayShortTime(moment: number, reader: DateReader, timeZone: string): string {
  const parts = shortFormat(moment, reader, { timeZone }).formatToParts(moment);
  const time = parts.slice(parts.findIndex(({ type }) => type === 'hour'));
  return time.map(({ value }) => value).join('');
}

function shortFormat(
  moment: number,
  { language, languageTag }: DateReader,
  style: DateStyle,
): Intl.DateTimeFormat {
  const { timeZone } = style;
  const isFullHour = dateFormat('en', { minute: 'numeric', timeZone }).format(moment) === '0';
  return dateFormat(formatLocale(language, languageTag), {
    ...(isFinnish(languageTag)
      ? { day: 'numeric', month: 'numeric', hour: 'numeric', ...(!isFullHour && { minute: '2-digit' }) }
      : { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }),
    ...style,
  });
}
