import { isLanguageTag } from '../text/language-tag.ts';
import type { LanguageCode } from '../text/localized-text.ts';
import type { Problem } from '../problems/problem.ts';
import { firstCodeOf, sourceLanguage, type Catalogue, type Translation } from './catalogue.ts';

/** Maximum length of a country code, language name and text in UTF-16 units (specification §9). */
export const maxTranslationLength = 500;

/** Languages that every portal has, by their first code: they cannot be deleted (specification §9). */
export const permanentLanguages: readonly LanguageCode[] = [sourceLanguage, 'fi'];

/**
 * Whether a language cannot be deleted: it is a permanent one, perhaps under another code, and no other has the same
 * first code.
 */
export function isPermanent(catalogue: Catalogue, code: LanguageCode): boolean {
  const { [code]: language, ...rest } = catalogue;
  if (language === undefined) return false;
  const first = firstCodeOf(code, language);
  return permanentLanguages.includes(first) && !hasLanguage(rest, first);
}

/** Whether the portal has a language with this first code; `gb` must still have it as its code. */
export function hasLanguage(catalogue: Catalogue, first: LanguageCode): boolean {
  if (first === sourceLanguage) return Object.hasOwn(catalogue, first);
  return Object.entries(catalogue).some(([code, language]) => firstCodeOf(code, language) === first);
}

// Codes are used in addresses and flag file names. The specification limits only their length, so that se,
// gb-wls and longer ones are valid.
const codePattern = /^[a-z][a-z0-9-]*$/;

/**
 * Returns why languages may not be saved (specification §5, Translations). Problem codes:
 * `translations.protected`, `translations.code-invalid`, `translations.name-missing`,
 * `translations.tag-invalid`, `translations.too-long`, each with the country code or `code.member` as path.
 */
export function checkCatalogue(catalogue: Catalogue): readonly Problem[] {
  const missing = permanentLanguages.filter((code) => !hasLanguage(catalogue, code));
  return [
    ...missing.map((code): Problem => ({ code: 'translations.protected', path: code })),
    ...Object.entries(catalogue).flatMap(([code, translation]) => [
      ...checkCountryCode(code),
      ...checkTranslation(code, translation),
    ]),
  ];
}

/** Checks a country code. Problem codes: `translations.too-long`, `translations.code-invalid`. */
export function checkCountryCode(code: LanguageCode): readonly Problem[] {
  const path = code.slice(0, 40);
  if (code.length > maxTranslationLength) return [tooLong(path)];
  // Every record inherits the members of its prototype: a text would seem to have a language called `constructor`.
  const isValid = codePattern.test(code) && !Object.hasOwn(Object.prototype, code);
  return isValid ? [] : [{ code: 'translations.code-invalid', path, params: { code: path } }];
}

/** Checks a language name. Problem codes: `translations.name-missing`, `translations.too-long`. */
export function checkLanguageName(code: LanguageCode, name: string): readonly Problem[] {
  if (name.trim() === '')
    return [{ code: 'translations.name-missing', path: `${code}.name`, params: { code } }];
  return name.length > maxTranslationLength ? [tooLong(`${code}.name`)] : [];
}

function checkTranslation(code: LanguageCode, translation: Translation): readonly Problem[] {
  const { name, languageTag: tag, texts } = translation;
  const path = code.slice(0, 40);
  const longTexts = Object.entries(texts).filter(([, text]) => text.length > maxTranslationLength);
  const tagProblem: Problem = {
    code: 'translations.tag-invalid',
    path: `${path}.languageTag`,
    params: { tag: (tag ?? '').slice(0, 40) },
  };
  return [
    ...checkLanguageName(path, name),
    ...(tag === undefined || isLanguageTag(tag) ? [] : [tagProblem]),
    ...longTexts.map(([key]) => tooLong(`${path}.${key.slice(0, 100)}`)),
  ];
}

function tooLong(path: string): Problem {
  return { code: 'translations.too-long', path, params: { path, max: maxTranslationLength } };
}
