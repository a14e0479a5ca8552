import type { FoundText, LanguageCode } from '../text/localized-text.ts';
import { besideUnits } from '../text/no-break.ts';
import type { Translation } from './catalogue.ts';

/** Texts by key, all in one language. */
export type Texts = Readonly<Record<string, string>>;

/** Texts in one language, with the languages of those that fell back to another one. */
export interface TextsWithLanguages {
  readonly texts: Texts;
  /** The language of each text that is not in the requested language, for the `lang` attribute. */
  readonly textLanguages: Readonly<Record<string, LanguageCode>>;
}

/** The texts of each language, as used by the fallback rule. A catalogue is one. */
export type TextsByLanguage = Readonly<Record<LanguageCode, Pick<Translation, 'texts'>>>;

/** The last language of the fallback rule (docs/design.md#words). */
const lastLanguage: LanguageCode = 'gb';

/**
 * Finds a key's text by the fallback rule: the language, the site's default language, English; undefined
 * when none of them has it.
 */
export function findTranslation(
  catalogue: TextsByLanguage,
  key: string,
  language: LanguageCode,
  defaultLanguage: LanguageCode,
): string | undefined {
  return findWithLanguage(catalogue, key, [language, defaultLanguage])?.text;
}

function findWithLanguage(
  catalogue: TextsByLanguage,
  key: string,
  languages: readonly LanguageCode[],
): FoundText | undefined {
  for (const language of [...languages, lastLanguage]) {
    const texts = catalogue[language]?.texts;
    const text = texts !== undefined && Object.hasOwn(texts, key) ? texts[key] : undefined;
    if (text !== undefined && text !== '') return { text: besideUnits(text), language };
  }
  return undefined;
}

/**
 * Returns the texts of some keys in one language, each by the fallback rule, and the languages of those that
 * fell back; keys without a text are left out.
 */
export function textsFor(
  catalogue: TextsByLanguage,
  language: LanguageCode,
  defaultLanguage: LanguageCode,
  keys: Iterable<string>,
): TextsWithLanguages {
  const texts: Record<string, string> = {};
  const textLanguages: Record<string, LanguageCode> = {};
  for (const key of keys) {
    const found = findWithLanguage(catalogue, key, [language, defaultLanguage]);
    if (found === undefined) continue;
    texts[key] = found.text;
    if (found.language !== language) textLanguages[key] = found.language;
  }
  return { texts, textLanguages };
}

/** Returns all texts of a language by the fallback rule, and the languages of those that fell back. */
export function allTexts(
  catalogue: TextsByLanguage,
  language: LanguageCode,
  defaultLanguage: LanguageCode,
): TextsWithLanguages {
  const keys = new Set(
    [language, defaultLanguage, lastLanguage].flatMap((code) => Object.keys(catalogue[code]?.texts ?? {})),
  );
  return textsFor(catalogue, language, defaultLanguage, keys);
}
