import type { Problem } from '../../problems/problem.ts';
import { failed, okUnless, type Result } from '../../problems/result.ts';
import { csvLine, tableFromCsv, type CsvRow } from './csv.ts';

/** A text that is translated. */
export interface TranslatedText {
  /** Identifies the text in the file. */
  readonly key: string;
  /** The text in the language that is translated from; may be empty. */
  readonly source: string;
  /** The translation so far; may be empty. */
  readonly text: string;
}

/** The texts that a file may have. */
export interface ExpectedTexts {
  readonly has: (key: string) => boolean;
  /** Maximum length of a text, in UTF-16 units. */
  readonly limitOf: (key: string) => number;
}

/** Maximum number of problems reported for one file. */
const maxProblems = 20;

/** Exports texts as CSV for translators: key, source, text. Cells that start a formula are neutralised. */
export function textsToCsv(sourceName: string, texts: readonly TranslatedText[]): string {
  const rows = texts.map(({ key, source, text }) => [key, source, text]);
  return [['key', sourceName, 'text'], ...rows].map((row) => csvLine(row, ';')).join('');
}

/**
 * Reads a translator's CSV, completely or not at all, and returns its texts by key, without white space around
 * them. Columns `key` and `text` are required, in any order; an empty text stays empty. Problem codes:
 * `translations.csv-unreadable`, `translations.csv-columns`, `translations.csv-key-unknown`,
 * `translations.csv-key-twice`, `translations.too-long`.
 */
export function textsFromCsv(csv: string, expected: ExpectedTexts): Result<ReadonlyMap<string, string>> {
  const table = tableFromCsv(csv);
  if ('unreadable' in table)
    return failed({ code: 'translations.csv-unreadable', params: { line: table.unreadable } });
  const [head, ...rows] = table;
  const names = head?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const [keyColumn, textColumn] = [names.indexOf('key'), names.indexOf('text')];
  if (keyColumn === -1 || textColumn === -1) return failed({ code: 'translations.csv-columns' });
  const entries = rows.map((row) => entryOf(row, keyColumn, textColumn));
  return okUnless(new Map(entries.map(({ key, text }) => [key, text])), checkEntries(entries, expected));
}

interface Entry {
  readonly line: number;
  readonly key: string;
  readonly text: string;
}

function entryOf({ line, cells }: CsvRow, keyColumn: number, textColumn: number): Entry {
  return { line, key: (cells[keyColumn] ?? '').trim(), text: (cells[textColumn] ?? '').trim() };
}

function checkEntries(entries: readonly Entry[], { has, limitOf }: ExpectedTexts): readonly Problem[] {
  const seen = new Set<string>();
  return entries
    .flatMap(({ line, key, text }): readonly Problem[] => {
      const params = { line, key: key.slice(0, 100) };
      const isSecond = seen.has(key);
      seen.add(key);
      if (!has(key)) return [{ code: 'translations.csv-key-unknown', params }];
      if (isSecond) return [{ code: 'translations.csv-key-twice', params }];
      const max = limitOf(key);
      return text.length <= max
        ? []
        : [{ code: 'translations.too-long', path: key, params: { path: key, max } }];
    })
    .slice(0, maxProblems);
}
