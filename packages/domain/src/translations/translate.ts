import { languageTagOf } from '../text/language-tag.ts';
import type { FoundText, LanguageCode } from '../text/localized-text.ts';
import { besideUnits } from '../text/no-break.ts';
import type { Catalogue, Translation } from './catalogue.ts';
import { formatText } from './format-text.ts';
import type { TextParams } from './format-text.ts';

/** Returns the text of a key in one language, with its parameters filled in. */
export type Translate = (key: string, params?: TextParams) => string;

/** Texts by key, all in one language. */
export type Texts = Readonly<Record<string, string>>;

/** Texts in one language, with the languages of those that fell back to another one. */
export interface TextsWithLanguages {
  readonly texts: Texts;
  /** The language of each text that is not in the wanted language, for the `lang` attribute. */
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

/**
 * Returns the key of the text that {@link translateWith} shows: with a number `n`, `key.one`, `key.other` or
 * the language's further CLDR plural categories, by `pluralOf`, where they exist; otherwise the key itself.
 */
export function shownKey(
  texts: Texts,
  key: string,
  { n }: TextParams,
  pluralOf: (n: number) => string,
): string {
  if (typeof n !== 'number') return key;
  const forms = [`${key}.${pluralOf(n)}`, `${key}.other`];
  return forms.find((form) => Object.hasOwn(texts, form) && texts[form] !== '') ?? key;
}

/**
 * Returns a translate function for texts. A number `n` selects `key.one`, `key.other` or the language's
 * further CLDR plural categories where they exist; a key without a text returns the key.
 */
export function translateWith(texts: Texts, languageTag: string): Translate {
  return translateBy((key) => (Object.hasOwn(texts, key) ? texts[key] : undefined), languageTag);
}

function translateBy(find: (key: string) => string | undefined, languageTag: string): Translate {
  // Created lazily, so that a page does not wait for the browser to load plural rules.
  let plurals: Intl.PluralRules | undefined;
  const pluralOf = (n: number): string => (plurals ??= new Intl.PluralRules(languageTag)).select(n);
  const written = (key: string): string | undefined => {
    const text = find(key);
    return text === '' ? undefined : text;
  };
  return (key, params = {}) => {
    const { n } = params;
    const plural =
      typeof n === 'number' ? (written(`${key}.${pluralOf(n)}`) ?? written(`${key}.other`)) : undefined;
    return formatText(plural ?? written(key) ?? key, params, languageTag);
  };
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

/**
 * Returns a translate function for all texts of a catalogue in one language; the fallback rule and {@link
 * translateWith} apply.
 */
export function translator(
  catalogue: Catalogue,
  language: LanguageCode,
  defaultLanguage: LanguageCode,
): Translate {
  return translateBy(
    (key) => findTranslation(catalogue, key, language, defaultLanguage),
    languageTagOf(language, catalogue[language]?.languageTag),
  );
}
