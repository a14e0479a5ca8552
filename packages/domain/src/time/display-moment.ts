import type { DisplayLocale } from '../field-type/field-type.ts';
import type { LanguageCode } from '../text/localized-text.ts';
import { withTime } from '../text/no-break.ts';

/**
 * The locale for `Intl`: a tag without a region gets the country code as its region, so that `gb` formats
 * British dates. Swedish means that of Finland, as in the portal's texts: `kl. 9.30`, not `kl. 09:30`.
 */
export function formatLocale(language: LanguageCode, languageTag: string): string {
  const locale = new Intl.Locale(languageTag);
  if (locale.region !== undefined || !/^[a-z]{2}$/.test(language)) return languageTag;
  return new Intl.Locale(locale, { region: language === 'se' ? 'FI' : language.toUpperCase() }).toString();
}

/** How a day or moment is formatted. */
export type DateStyle = Intl.DateTimeFormatOptions;

/** The language in which a day or moment is formatted. */
export type DateReader = Pick<DisplayLocale, 'language' | 'languageTag'>;

const numericDay: DateStyle = { day: 'numeric', month: 'numeric', year: 'numeric' };

/**
 * Finnish dates are numeric; other languages spell the month, because numeric dates would be ambiguous
 * (docs/design.md#words).
 */
export function dayStyle(languageTag: string): DateStyle {
  return isFinnish(languageTag) ? numericDay : { dateStyle: 'long' };
}

/**
 * Formats a day, given as midnight UTC in ms since 1970, for display: `31.12.2027`, `31 December 2027`, `31
 * december 2027`. Throws a RangeError when the day or the language tag is invalid.
 */
export function displayDay(midnight: number, { language, languageTag }: DateReader): string {
  const style = { ...dayStyle(languageTag), timeZone: 'UTC' };
  return dateFormat(formatLocale(language, languageTag), style).format(midnight);
}

/**
 * Formats a moment (ms since 1970) in a time zone for display: `20.11.2026 klo 9.32`, `20 November 2026 at
 * 09:32`. Throws a RangeError when the moment is invalid.
 */
export function displayMoment(
  moment: number,
  { language, languageTag }: DateReader,
  timeZone: string,
): string {
  const style: DateStyle = isFinnish(languageTag)
    ? { ...numericDay, hour: 'numeric', minute: '2-digit' }
    : { dateStyle: 'long', timeStyle: 'short' };
  return withTime(dateFormat(formatLocale(language, languageTag), { ...style, timeZone }).format(moment));
}

/** Whether a language tag is Finnish. */
export function isFinnish(languageTag: string): boolean {
  return /^fi\b/.test(languageTag);
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns a formatter. Cached, because a formatter takes tens of kilobytes outside the heap, which are freed
 * late, and indexing formats thousands of dates.
 */
export function dateFormat(locale: string, style: DateStyle): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, style]);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, style);
  dateFormats.set(key, format);
  return format;
}
