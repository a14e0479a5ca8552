import { languageTagOf } from '../text/language-tag.ts';
import type { LanguageCode } from '../text/localized-text.ts';
import type { Problem } from '../problems/problem.ts';
import { failed, okUnless, type Result } from '../problems/result.ts';
import { noVaultLanguage, sourceLanguage, type Catalogue, type Translation } from './catalogue.ts';
import { checkCountryCode, checkLanguageName, isPermanent } from './check-catalogue.ts';

/**
 * Adds a language with the keys of gb and empty texts, hidden from visitors. Code and name are trimmed, the code
 * becomes lower case. Problem codes: `translations.code-in-use`, `translations.code-invalid`,
 * `translations.name-missing`, `translations.too-long` (specification §4 and §5, Translations).
 */
export function addLanguage(catalogue: Catalogue, code: string, name: string): Result<Catalogue> {
  const newCode = code.trim().toLowerCase();
  const keys = Object.keys(catalogue[sourceLanguage]?.texts ?? {});
  const texts = Object.fromEntries(keys.map((key) => [key, '']));
  const language = { name: name.trim(), translationId: noVaultLanguage, shownToVisitors: false, texts };
  return okUnless({ ...catalogue, [newCode]: language }, [
    ...checkFreeCode(catalogue, newCode),
    ...checkLanguageName(newCode.slice(0, 40), name.trim()),
  ]);
}

/**
 * Changes the country code of a language; it keeps its position, its language tag where the new code has
 * none, and whether visitors see it, and remembers its first code. Problem codes: `translations.protected`
 * for gb, `translations.code-in-use`, `translations.code-invalid`, `translations.too-long`, `not-found`.
 */
export function rekeyLanguage(catalogue: Catalogue, code: LanguageCode, newCode: string): Result<Catalogue> {
  const wanted = newCode.trim().toLowerCase();
  if (!Object.hasOwn(catalogue, code)) return failed({ code: 'not-found', path: code });
  if (wanted === code) return okUnless(catalogue, []);
  if (code === sourceLanguage) return failed({ code: 'translations.protected', path: code });
  const entries = Object.entries(catalogue).map(([key, language]) =>
    key === code ? [wanted, withNewCode(language, code, wanted)] : [key, language],
  );
  return okUnless(Object.fromEntries(entries), checkFreeCode(catalogue, wanted));
}

function withNewCode(language: Translation, code: LanguageCode, wanted: LanguageCode): Translation {
  const { firstCode = code, ...others } = language;
  return {
    ...others,
    ...(firstCode !== wanted && { firstCode }),
    ...(languageTagOf(wanted, language.languageTag) === 'und' && { languageTag: languageTagOf(code) }),
    // To the server the new code looks like a new language, which it would hide.
    shownToVisitors: language.shownToVisitors !== false,
  };
}

/** Deletes a language. Problem code: `translations.protected` for gb and Finnish (specification §9). */
export function deleteLanguage(catalogue: Catalogue, code: LanguageCode): Result<Catalogue> {
  if (isPermanent(catalogue, code)) return failed({ code: 'translations.protected', path: code });
  const rest = Object.entries(catalogue).filter(([key]) => key !== code);
  return okUnless(Object.fromEntries(rest), []);
}

function checkFreeCode(catalogue: Catalogue, code: LanguageCode): readonly Problem[] {
  if (Object.hasOwn(catalogue, code)) return [{ code: 'translations.code-in-use', path: code }];
  return checkCountryCode(code);
}
