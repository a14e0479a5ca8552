import { truncated } from '@form-portal/domain';
import type { Cell, TableRow } from './table-row.ts';
import { styleIndex, type CellStyle } from './xlsx-styles.ts';
import { escapeXml, spreadsheetMl, xmlDeclaration } from './xlsx-xml.ts';

/** Excel's limit on columns. */
export const maxColumns = 16_384;

/** Excel's limit on rows, the header included. */
export const maxRows = 1_048_576;

/** Splits a table into sheets with a maximum number of rows, each under the header; an empty table is one sheet. Read each before the next. */
export async function* inSheets(
  rows: AsyncIterable<TableRow>,
  rowsOfSheet: number,
): AsyncGenerator<AsyncIterable<TableRow>> {
  const source = rows[Symbol.asyncIterator]();
  try {
    const header = await source.next();
    let next = header.done === true ? header : await source.next();
    do
      yield (async function* () {
        if (header.done !== true) yield header.value;
        for (let written = 1; next.done !== true && written < rowsOfSheet; written++) {
          yield next.value;
          next = await source.next();
        }
      })();
    while (next.done !== true);
  } finally {
    await source.return?.();
  }
}

/** How many rows decide on the widths of the columns, which a sheet states before its rows. */
const measuredRows = 200;

/** Writes a sheet row by row. Cells are texts or numbers, never formulas. */
export async function* sheetOf(rows: AsyncIterable<TableRow>): AsyncGenerator<string> {
  const measured: TableRow[] = [];
  let written = 0;
  for await (const row of rows) {
    if (written > 0) yield rowOf(row, ++written);
    else if (measured.push(row) === measuredRows) {
      yield beginningOf(measured);
      written = measuredRows;
    }
  }
  if (written === 0) yield beginningOf(measured);
  yield '</sheetData></worksheet>';
}

function beginningOf(rows: readonly TableRow[]): string {
  const [header = []] = rows;
  const columns = header.map((_, index) => {
    const width = widthOf(rows.map((row) => row[index] ?? ''));
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  });
  return [
    `${xmlDeclaration}<worksheet xmlns="${spreadsheetMl}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`,
    columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`,
    '<sheetData>',
    ...rows.map((row, index) => rowOf(row, index + 1)),
  ].join('');
}

const narrowest = 8;
const widest = 60;
/** Space on both sides of the text, which also makes up for wide letters. */
const margin = 3;

/** A width that shows the cells of a column, in characters; long texts are cut off. */
function widthOf(cells: readonly Cell[]): number {
  const longest = cells.reduce<number>((length, cell) => Math.max(length, lengthOf(cell)), 0);
  return Math.min(Math.max(longest + margin, narrowest), widest);
}

/** Excel formats moments and numbers by the settings of its user, so their lengths are estimates. */
function lengthOf(cell: Cell): number {
  if (typeof cell === 'object') return Math.max(String(cell.csv).length, formattedLength[cell.format]);
  return String(cell)
    .split('\n')
    .reduce((length, line) => Math.max(length, line.length), 0);
}

const formattedLength = { decimal: 10, money: 12, date: 10, 'date-time': 16, time: 8 } as const;

/** Excel's limit on characters in a cell. */
const maxCellLength = 32_767;

/** Some readers need the addresses, which the standard lets a sheet leave out. */
function rowOf(row: TableRow, number: number): string {
  const textStyle = number === 1 ? 'header' : 'text';
  const cells = row.map((cell, index) => cellOf(cell, `${columnName(index)}${number}`, textStyle));
  return `<row r="${number}">${cells.join('')}</row>`;
}

/** `A` to `Z`, then `AA`, by the index of the column. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

function cellOf(cell: Cell, address: string, textStyle: 'text' | 'header'): string {
  if (typeof cell === 'object') return numberCell(cell.value, address, cell.format);
  if (typeof cell === 'number')
    return numberCell(cell, address, Number.isInteger(cell) ? 'whole' : 'decimal');
  if (cell === '') return `<c r="${address}"/>`;
  const text = escapeXml(truncated(cell, maxCellLength));
  return `<c r="${address}" s="${styleIndex(textStyle)}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

function numberCell(value: number, address: string, style: CellStyle): string {
  return `<c r="${address}" s="${styleIndex(style)}"><v>${value}</v></c>`;
}
