import {
  dayStyle,
  displayMoment,
  findText,
  formatLocale,
  shownKey,
  textIn,
  translateWith,
} from '@form-portal/domain';
import type { DisplayLocale, FoundText, LanguageCode, LocalizedText, TextParams } from '@form-portal/domain';

/** The data that {@link createI18n} needs: one language and its texts, with the fallback rule applied. */
export interface I18nSource {
  readonly language: LanguageCode;
  readonly languageTag: string;
  readonly defaultLanguage: LanguageCode;
  readonly timeZone: string;
  readonly texts: Readonly<Record<string, string>>;
  /** The languages of the texts that fell back to another one; absent when none did. */
  readonly textLanguages?: Readonly<Record<string, LanguageCode>>;
  /** Language tag of every language of the site. */
  readonly tags: Readonly<Record<LanguageCode, string>>;
}

/** The page's language: texts, and formats of numbers and times. */
export interface I18n extends DisplayLocale {
  /** The language tag of a text of the portal that fell back to another language; undefined when it is in the page's. */
  readonly fallbackTag: (key: string, params?: TextParams) => string | undefined;
  /** A text in this language by the fallback rule. */
  readonly textOf: (text: LocalizedText) => string;
  /** The same with the language of the text that was found, for the `lang` attribute. */
  readonly find: (text: LocalizedText) => FoundText;
  /** The tag of a language of the site, for the `lang` attribute. */
  readonly tagOf: (language: LanguageCode) => string;
  /** Formats a number. */
  readonly number: (value: number) => string;
  /** An instant (ISO 8601) as date and time of the site's time zone: `20.11.2026 klo 14.32`. */
  readonly dateTime: (instant: string) => string;
  /** A stored date (`YYYY-MM-DD`) or an instant, as a date. */
  readonly date: (day: string) => string;
  /** Compares two texts in the language's order. */
  readonly compare: (one: string, other: string) => number;
}

/** Creates the page's language. */
export function createI18n(source: I18nSource): I18n {
  const { language, languageTag, defaultLanguage, timeZone, texts, textLanguages = {}, tags } = source;
  const locale = formatLocale(language, languageTag);
  const numbers = lazily(() => new Intl.NumberFormat(locale));
  const plurals = lazily(() => new Intl.PluralRules(locale));
  const collator = lazily(() => new Intl.Collator(locale, { numeric: true }));

  return {
    language,
    languageTag,
    defaultLanguage,
    text: translateWith(texts, locale),
    fallbackTag: (key, params = {}) => {
      const code = textLanguages[shownKey(texts, key, params, (n) => plurals().select(n))];
      return code === undefined ? undefined : (tags[code] ?? 'und');
    },
    textOf: (text) => textIn(text, language, defaultLanguage),
    find: (text) => findText(text, language, defaultLanguage),
    tagOf: (code) => tags[code] ?? 'und',
    number: (value) => numbers().format(value),
    dateTime: (instant) => displayMoment(Date.parse(instant), source, timeZone),
    date: (value) => {
      const style = { ...dayStyle(languageTag), timeZone: value.length === 10 ? 'UTC' : timeZone };
      return new Intl.DateTimeFormat(locale, style).format(new Date(value));
    },
    compare: (one, other) => collator().compare(one, other),
  };
}

/** Creates a formatter when it is first needed: browsers load much data for each, which would delay the page. */
function lazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
