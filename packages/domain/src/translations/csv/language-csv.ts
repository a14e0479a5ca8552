import type { LanguageCode } from '../../text/localized-text.ts';
import { failed, ok, type Result } from '../../problems/result.ts';
import { sourceLanguage, type Catalogue } from '../catalogue.ts';
import { maxTranslationLength } from '../check-catalogue.ts';
import { textsFromCsv, textsToCsv } from './translators-csv.ts';

/** Exports a language as CSV for translators: key, English, text. */
export function languageToCsv(catalogue: Catalogue, code: LanguageCode): string {
  const source = catalogue[sourceLanguage]?.texts ?? {};
  const texts = catalogue[code]?.texts ?? {};
  const rows = keysOf(catalogue, code).map((key) => ({
    key,
    source: source[key] ?? '',
    text: texts[key] ?? '',
  }));
  return textsToCsv('english', rows);
}

/**
 * Imports a translator's CSV into one language, completely or not at all; keys not in the file, or with an
 * empty text there, keep their texts, which may have been translated since the file was exported.
 * Problem codes: those of `textsFromCsv`; `not-found` when the language does not exist.
 */
export function languageFromCsv(catalogue: Catalogue, code: LanguageCode, csv: string): Result<Catalogue> {
  const language = catalogue[code];
  if (language === undefined) return failed({ code: 'not-found', path: code });
  const known = new Set(keysOf(catalogue, code));
  const read = textsFromCsv(csv, { has: (key) => known.has(key), limitOf: () => maxTranslationLength });
  if (!read.ok) return read;
  const written = [...read.value].filter(([, text]) => text !== '');
  const texts = { ...language.texts, ...Object.fromEntries(written) };
  return ok({ ...catalogue, [code]: { ...language, texts } });
}

/** The English keys, and those that only this language has: its further plural forms. */
function keysOf(catalogue: Catalogue, code: LanguageCode): readonly string[] {
  const keys = [sourceLanguage, code].flatMap((language) => Object.keys(catalogue[language]?.texts ?? {}));
  return [...new Set(keys)];
}
