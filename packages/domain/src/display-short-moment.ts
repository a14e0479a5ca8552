import { dateFormat, formatLocale, isFinnish, type DateReader, type DateStyle } from './display-moment.ts';
import { withTime } from './no-break.ts';

/**
 * Formats a moment (ms since 1970) briefly, as in a list of forms: without the year when it is `thisYear`, and in
 * Finnish without the minutes of a full hour: `1.12. klo 9`, `1 December at 9:00`. Throws a RangeError when the
 * moment is invalid.
 */
export function displayShortMoment(
  moment: number,
  thisYear: number,
  { language, languageTag }: DateReader,
  timeZone: string,
): string {
  const year = dateFormat('en', { year: 'numeric', timeZone }).format(moment);
  const isFullHour = dateFormat('en', { minute: 'numeric', timeZone }).format(moment) === '0';
  const style: DateStyle = {
    ...(isFinnish(languageTag)
      ? { day: 'numeric', month: 'numeric', hour: 'numeric', ...(!isFullHour && { minute: '2-digit' }) }
      : { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }),
    ...(year !== String(thisYear) && { year: 'numeric' }),
  };
  return withTime(dateFormat(formatLocale(language, languageTag), { ...style, timeZone }).format(moment));
}
