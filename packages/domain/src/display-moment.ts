import type { DisplayLocale } from './field-type.ts';
import type { LanguageCode } from './localized-text.ts';

/** The tag for `Intl`: the country code is the region where the tag names none, so that `gb` writes British dates. */
export function formatLocale(language: LanguageCode, languageTag: string): string {
  const locale = new Intl.Locale(languageTag);
  if (locale.region !== undefined || !/^[a-z]{2}$/.test(language)) return languageTag;
  return new Intl.Locale(locale, { region: language.toUpperCase() }).toString();
}

type Style = Intl.DateTimeFormatOptions;

/** Whose spelling a day or a moment is written in. */
type Reader = Pick<DisplayLocale, 'language' | 'languageTag'>;

const inFigures: Style = { day: 'numeric', month: 'numeric', year: 'numeric' };

/** How a language writes a day: Finnish in figures, the others the month in words, where figures would be read in two ways (docs/design.md#words). */
export function dayStyle(languageTag: string): Style {
  return isFinnish(languageTag) ? inFigures : { dateStyle: 'long' };
}

/**
 * A day (its midnight UTC, ms since 1970) as people read it: `31.12.2027`, `31 December 2027`, `31 december 2027`. Throws a RangeError
 * when it is none, or the language's tag is none.
 */
export function displayDay(midnight: number, { language, languageTag }: Reader): string {
  const style = { ...dayStyle(languageTag), timeZone: 'UTC' };
  return new Intl.DateTimeFormat(formatLocale(language, languageTag), style).format(midnight);
}

/**
 * A moment (ms since 1970) as people read it, on the clocks of a time zone: `20.11.2026 klo 9.32`, `20 November 2026 at 09:32`. Throws
 * a RangeError when it is none.
 */
export function displayMoment(moment: number, { language, languageTag }: Reader, timeZone: string): string {
  const style: Style = isFinnish(languageTag)
    ? { ...inFigures, hour: 'numeric', minute: '2-digit' }
    : { dateStyle: 'long', timeStyle: 'short' };
  return new Intl.DateTimeFormat(formatLocale(language, languageTag), { ...style, timeZone }).format(moment);
}

function isFinnish(languageTag: string): boolean {
  return /^fi\b/.test(languageTag);
}
