/**
 * A country code used as a language key, as on the wire: `gb`, `fi`, `se` (specification §3, Translations).
 */
export type LanguageCode = string;

/**
 * One text in several languages. A missing, empty or blank entry means that the text is not written in that
 * language.
 */
export type LocalizedText = Readonly<Record<LanguageCode, string>>;

/** Whether a text is written in any language. */
export function isWritten(text: LocalizedText): boolean {
  return Object.values(text).some((written) => written.trim() !== '');
}

/** A text with the language it was found in (for the `lang` attribute). */
export interface FoundText {
  readonly text: string;
  readonly language: LanguageCode;
}

/**
 * Applies the product's fallback rule: the visitor's language, else the site's default language, else
 * English (`gb`), else any language in which the text is written. Returns an empty string in the visitor's
 * language when there is none (docs/design.md#language-picker).
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

/** Returns only the text found by {@link findText}. */
export function textIn(text: LocalizedText, language: LanguageCode, defaultLanguage: LanguageCode): string {
  return findText(text, language, defaultLanguage).text;
}
