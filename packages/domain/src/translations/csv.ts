/** What a spreadsheet would take for the start of a formula, and the mark that stops it. */
const formulaStart = /^['=+\-@＝＋－＠\t\r\n]/;

const plainNumber = /^[+-]?\d+([.,]\d+)?$/;

/** What parts the cells of a row; spreadsheets of this part of the world open semicolons as columns. */
export type CsvDelimiter = ',' | ';';

/**
 * A row as a line of CSV (RFC 4180), its end included. A cell that a spreadsheet would take for a formula gets an apostrophe before it,
 * so that it stays text; plain numbers are none.
 */
export function csvLine(cells: readonly (string | number)[], delimiter: CsvDelimiter): string {
  return `${cells.map((cell) => csvCell(String(cell))).join(delimiter)}\r\n`;
}

function csvCell(text: string): string {
  const safe = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /["',;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A row of a file and the line it starts on, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

// A cell, quoted or plain, and what ends it.
const cellPattern = (delimiter: string) =>
  new RegExp(`(?:"((?:[^"]|"")*)"|([^"${delimiter}\\r\\n]*))(${delimiter}|\\r?\\n|\\r|$)`, 'y');

/**
 * Reads CSV whose cells are parted by semicolons, commas or tabs, as its first line shows; empty lines are left out, marks against
 * formulas taken off. Answers the line that cannot be read instead, from 1.
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
