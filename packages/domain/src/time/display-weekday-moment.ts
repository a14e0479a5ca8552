import { dateFormat, formatLocale, isFinnish, type DateReader, type DateStyle } from './display-moment.ts';
import { withTime } from '../text/no-break.ts';

/**
 * Formats a moment (ms since 1970) with its weekday, as in a heading: `tiistaina 1.12.2026 klo 9.00`,
 * `Tuesday, 1 December 2026 at 09:00`. Throws a RangeError when the moment is invalid.
 */
export function displayWeekdayMoment(
  moment: number,
  { language, languageTag }: DateReader,
  timeZone: string,
): string {
  const style: DateStyle = isFinnish(languageTag)
    ? {
        weekday: 'long',
        day: 'numeric',
        month: 'numeric',
        year: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
      }
    : { dateStyle: 'full', timeStyle: 'short' };
  return withTime(dateFormat(formatLocale(language, languageTag), { ...style, timeZone }).format(moment));
}
