/** A country code used as a language key, as on the wire: `gb`, `fi`, `se` (specification §3, Translations). */
export type LanguageCode = string;

/** One text in several languages. A missing, empty or blank entry means that the text is not written in that language. */
export type LocalizedText = Readonly<Record<LanguageCode, string>>;

/** A text found by the fallback rule, and the language it is written in (for the `lang` attribute). */
export interface FoundText {
  readonly text: string;
  readonly language: LanguageCode;
}

/**
 * The one fallback rule of the product: the visitor's language, else the site's default language, else English (`gb`), else any
 * language in which it is written. An all-empty text gives an empty string in the visitor's language (docs/design.md#language-picker).
 */
export function findText(
  text: LocalizedText,
  language: LanguageCode,
  defaultLanguage: LanguageCode,
): FoundText {
  for (const candidate of [language, defaultLanguage, 'gb', ...Object.keys(text).sort()]) {
    const found = text[candidate];
    if (found?.trim()) return { text: found, language: candidate };
  }
  return { text: '', language };
}

/** The text alone, by the rule of {@link findText}. */
export function textIn(text: LocalizedText, language: LanguageCode, defaultLanguage: LanguageCode): string {
  return findText(text, language, defaultLanguage).text;
}
