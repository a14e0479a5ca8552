import type { LanguageCode } from '../localized-text.ts';
import type { Problem } from '../problem.ts';
import { failed, okUnless, type Result } from '../result.ts';
import type { Catalogue } from './catalogue.ts';
import { maxTranslationLength } from './check-catalogue.ts';
import { csvLine, tableFromCsv, type CsvRow } from './csv.ts';

/** The language that all others are translated from. */
const sourceLanguage: LanguageCode = 'gb';

/** The most problems one file is refused with; more help nobody. */
const maxProblems = 20;

/** One language's texts as a table for translators: key, English, text. Cells that start a formula are neutralised. */
export function languageToCsv(catalogue: Catalogue, code: LanguageCode): string {
  const source = catalogue[sourceLanguage]?.texts ?? {};
  const texts = catalogue[code]?.texts ?? {};
  const rows = Object.keys(source).map((key) => [key, source[key] ?? '', texts[key] ?? '']);
  return [['key', 'english', 'text'], ...rows].map((row) => csvLine(row, ';')).join('');
}

/**
 * The catalogue with the texts of a translator's table in one language, all of them or none. Columns `key` and `text` are needed;
 * keys that the table leaves out keep their texts. Problem codes: `translations.csv-unreadable`, `translations.csv-columns`,
 * `translations.csv-key-unknown`, `translations.csv-key-twice`, `translations.too-long`; `not-found` without the language.
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
