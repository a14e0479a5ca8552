import { findText, textIn, translateWith } from '@form-portal/domain';
import type { DisplayLocale, FoundText, LanguageCode, LocalizedText } from '@form-portal/domain';

/** What {@link createI18n} speaks from: one language and its texts, with the fallback rule applied. */
export interface Spoken {
  readonly language: LanguageCode;
  readonly languageTag: string;
  readonly defaultLanguage: LanguageCode;
  readonly timeZone: string;
  readonly texts: Readonly<Record<string, string>>;
  /** Language tag of every language of the site. */
  readonly tags: Readonly<Record<LanguageCode, string>>;
}

/** The page's language: its texts, and how it writes numbers and times. */
export interface I18n extends DisplayLocale {
  /** A text in this language by the fallback rule. */
  readonly textOf: (text: LocalizedText) => string;
  /** The same with the language it was found in, for the `lang` attribute. */
  readonly find: (text: LocalizedText) => FoundText;
  /** The language tag of a language of the site, for `lang`. */
  readonly tagOf: (language: LanguageCode) => string;
  readonly number: (value: number) => string;
  /** A file's size from bytes, in kB or MB of 1024 and 1 048 576 (decision D34): `1,2 Mt`. */
  readonly size: (bytes: number) => string;
  /** An instant (ISO 8601) as date and time of the site's time zone: `20.11.2026 klo 14.32`. */
  readonly dateTime: (instant: string) => string;
  /** A stored date (`YYYY-MM-DD`) or an instant, as a date. */
  readonly date: (day: string) => string;
  /** Compares two texts in the language's order. */
  readonly compare: (one: string, other: string) => number;
}

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** The tag for `Intl`: the country code is the region where the tag names none, so that `gb` writes British dates. */
export function formatLocale(language: LanguageCode, languageTag: string): string {
  const locale = new Intl.Locale(languageTag);
  if (locale.region !== undefined || !/^[a-z]{2}$/.test(language)) return languageTag;
  return new Intl.Locale(locale, { region: language.toUpperCase() }).toString();
}

/** Makes the page's language. */
export function createI18n(spoken: Spoken): I18n {
  const { language, languageTag, defaultLanguage, timeZone, texts, tags } = spoken;
  const locale = formatLocale(language, languageTag);
  const numbers = new Intl.NumberFormat(locale);
  const collator = new Intl.Collator(locale, { numeric: true });
  // Finnish writes days in figures, the others the month in words, where figures would be read in two ways (design 5).
  const month = languageTag.startsWith('fi') ? 'numeric' : 'long';
  const day = { day: 'numeric', month, year: 'numeric' } as const;
  const clock = { hour: 'numeric', minute: '2-digit' } as const;

  return {
    language,
    languageTag,
    defaultLanguage,
    text: translateWith(texts, locale),
    textOf: (text) => textIn(text, language, defaultLanguage),
    find: (text) => findText(text, language, defaultLanguage),
    tagOf: (code) => tags[code] ?? 'und',
    number: (value) => numbers.format(value),
    size: (bytes) => formatSize(locale, bytes),
    dateTime: (instant) =>
      new Intl.DateTimeFormat(locale, { ...day, ...clock, timeZone }).format(new Date(instant)),
    date: (value) =>
      new Intl.DateTimeFormat(locale, { ...day, timeZone: value.length === 10 ? 'UTC' : timeZone }).format(
        new Date(value),
      ),
    compare: collator.compare,
  };
}

function formatSize(locale: string, bytes: number): string {
  const unit = bytes < megabyte ? 'kilobyte' : 'megabyte';
  const amount = bytes / (unit === 'kilobyte' ? kilobyte : megabyte);
  const shown = unit === 'kilobyte' ? Math.ceil(amount) : amount;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(shown);
}
