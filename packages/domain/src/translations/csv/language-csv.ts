import type { LanguageCode } from '../../text/localized-text.ts';
import type { Problem } from '../../problems/problem.ts';
import { failed, okUnless, type Result } from '../../problems/result.ts';
import type { Catalogue } from '../catalogue.ts';
import { maxTranslationLength } from '../check-catalogue.ts';
import { csvLine, tableFromCsv, type CsvRow } from './csv.ts';

/** The source language of all translations. */
const sourceLanguage: LanguageCode = 'gb';

/** Maximum number of problems reported for one file. */
const maxProblems = 20;

/**
 * Exports a language as CSV for translators: key, English, text. Cells that start a formula are
 * neutralised.
 */
export function languageToCsv(catalogue: Catalogue, code: LanguageCode): string {
  const source = catalogue[sourceLanguage]?.texts ?? {};
  const texts = catalogue[code]?.texts ?? {};
  const rows = Object.keys(source).map((key) => [key, source[key] ?? '', texts[key] ?? '']);
  return [['key', 'english', 'text'], ...rows].map((row) => csvLine(row, ';')).join('');
}

/**
 * Imports a translator's CSV into one language, completely or not at all. Columns `key` and `text` are
 * required; keys not in the file keep their texts. Problem codes: `translations.csv-unreadable`,
 * `translations.csv-columns`, `translations.csv-key-unknown`, `translations.csv-key-twice`,
 * `translations.too-long`; `not-found` when the language does not exist.
 */
export function languageFromCsv(catalogue: Catalogue, code: LanguageCode, csv: string): Result<Catalogue> {
  const language = catalogue[code];
  if (language === undefined) return failed({ code: 'not-found', path: code });
  const table = tableFromCsv(csv);
  if ('unreadable' in table)
    return failed({ code: 'translations.csv-unreadable', params: { line: table.unreadable } });
  const [head, ...rows] = table;
  const names = head?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const [keyColumn, textColumn] = [names.indexOf('key'), names.indexOf('text')];
  if (keyColumn === -1 || textColumn === -1) return failed({ code: 'translations.csv-columns' });
  const entries = rows.map((row) => entryOf(row, keyColumn, textColumn));
  const known = new Set([
    ...Object.keys(catalogue[sourceLanguage]?.texts ?? {}),
    ...Object.keys(language.texts),
  ]);
  const texts = { ...language.texts, ...Object.fromEntries(entries.map(({ key, text }) => [key, text])) };
  return okUnless({ ...catalogue, [code]: { ...language, texts } }, checkEntries(entries, known));
}

interface Entry {
  readonly line: number;
  readonly key: string;
  readonly text: string;
}

function entryOf({ line, cells }: CsvRow, keyColumn: number, textColumn: number): Entry {
  return { line, key: (cells[keyColumn] ?? '').trim(), text: (cells[textColumn] ?? '').trim() };
}

function checkEntries(entries: readonly Entry[], known: ReadonlySet<string>): readonly Problem[] {
  const seen = new Set<string>();
  return entries
    .flatMap(({ line, key, text }): readonly Problem[] => {
      const params = { line, key: key.slice(0, 100) };
      const isSecond = seen.has(key);
      seen.add(key);
      if (!known.has(key)) return [{ code: 'translations.csv-key-unknown', params }];
      if (isSecond) return [{ code: 'translations.csv-key-twice', params }];
      if (text.length <= maxTranslationLength) return [];
      return [{ code: 'translations.too-long', path: key, params: { path: key, max: maxTranslationLength } }];
    })
    .slice(0, maxProblems);
}
