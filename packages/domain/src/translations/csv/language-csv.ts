import type { LanguageCode } from '../../text/localized-text.ts';
import { failed, ok, type Result } from '../../problems/result.ts';
import type { Catalogue } from '../catalogue.ts';
import { maxTranslationLength } from '../check-catalogue.ts';
import { textsFromCsv, textsToCsv } from './translators-csv.ts';

/** The source language of all translations. */
const sourceLanguage: LanguageCode = 'gb';

/** Exports a language as CSV for translators: key, English, text. */
export function languageToCsv(catalogue: Catalogue, code: LanguageCode): string {
  const source = catalogue[sourceLanguage]?.texts ?? {};
  const texts = catalogue[code]?.texts ?? {};
  const rows = Object.keys(source).map((key) => ({ key, source: source[key] ?? '', text: texts[key] ?? '' }));
  return textsToCsv('english', rows);
}

/**
 * Imports a translator's CSV into one language, completely or not at all; keys not in the file keep their texts.
 * Problem codes: those of `textsFromCsv`; `not-found` when the language does not exist.
 */
export function languageFromCsv(catalogue: Catalogue, code: LanguageCode, csv: string): Result<Catalogue> {
  const language = catalogue[code];
  if (language === undefined) return failed({ code: 'not-found', path: code });
  const known = new Set([
    ...Object.keys(catalogue[sourceLanguage]?.texts ?? {}),
    ...Object.keys(language.texts),
  ]);
  const read = textsFromCsv(csv, { has: (key) => known.has(key), limitOf: () => maxTranslationLength });
  if (!read.ok) return read;
  const texts = { ...language.texts, ...Object.fromEntries(read.value) };
  return ok({ ...catalogue, [code]: { ...language, texts } });
}
