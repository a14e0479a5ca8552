/** Characters that a spreadsheet takes for the start of a formula, and the apostrophe that prevents it. */
const formulaStart = /^['=+\-@＝＋－＠\t\r\n]/;

const plainNumber = /^[+-]?\d+([.,]\d+)?$/;

/** Delimiter between cells; spreadsheets in Finland and Sweden expect semicolons. */
export type CsvDelimiter = ',' | ';';

/**
 * Formats a row as a line of CSV (RFC 4180), including its line ending. A cell that a spreadsheet would
 * evaluate as a formula is prefixed with an apostrophe; plain numbers are not.
 */
export function csvLine(cells: readonly (string | number)[], delimiter: CsvDelimiter): string {
  return `${cells.map((cell) => csvCell(String(cell))).join(delimiter)}\r\n`;
}

function csvCell(text: string): string {
  const safe = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /["',;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A row of a file and its first line number, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

// A quoted or plain cell and its terminator.
const cellPattern = (delimiter: string) =>
  new RegExp(`(?:"((?:[^"]|"")*)"|([^"${delimiter}\\r\\n]*))(${delimiter}|\\r?\\n|\\r|$)`, 'y');

/**
 * Parses CSV delimited by semicolons, commas or tabs, detected from its first line; skips empty lines and
 * removes the apostrophes before formulas. Returns the number of the first unreadable line, from 1, when
 * parsing fails.
 */
export function tableFromCsv(csv: string): readonly CsvRow[] | { readonly unreadable: number } {
  const text = csv.replace(/^\uFEFF/, '');
  const delimiter = /^[^\r\n]*?([;,\t])/.exec(text)?.[1] ?? ';';
  const pattern = cellPattern(delimiter);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let start = 1;
  while (pattern.lastIndex < text.length) {
    const found = pattern.exec(text);
    if (found === null) return { unreadable: line };
    const [whole, quoted, plain = '', end] = found;
    cells.push(unmarked(quoted?.replaceAll('""', '"') ?? plain));
    line += whole.match(/\r?\n|\r/g)?.length ?? 0;
    if (end === delimiter && pattern.lastIndex < text.length) continue;
    if (cells.some((cell) => cell !== '')) rows.push({ line: start, cells });
    cells = [];
    start = line;
  }
  return rows;
}

function unmarked(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;
}
