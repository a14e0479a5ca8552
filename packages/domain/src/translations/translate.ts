import { languageTagOf } from '../text/language-tag.ts';
import type { LanguageCode } from '../text/localized-text.ts';
import type { Catalogue } from './catalogue.ts';
import { findTranslation, type Texts } from './fallback-texts.ts';
import { formatText, type TextParams } from './format-text.ts';

/** Returns the text of a key in one language, with its parameters filled in. */
export type Translate = (key: string, params?: TextParams) => string;

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
