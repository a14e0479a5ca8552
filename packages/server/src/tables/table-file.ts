import { downloadPolicy } from '../http/security/security-headers.ts';
import { Readable } from 'node:stream';
import { csvOf } from './csv.ts';
import { tellingRows } from './rows-told.ts';
import type { TableRow } from './table-row.ts';
import { xlsxOf } from './xlsx.ts';

/** The file formats that tables are exported in. */
export type TableFormat = 'csv' | 'xlsx';

/** A request for a table. */
export interface WantedTable {
  readonly format: TableFormat;
  /** Whether the file comes in pieces that report progress. */
  readonly progress?: 'rows' | undefined;
}

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Headers of a table sent as a download. */
export function tableHeaders(
  fileName: string,
  { format, progress }: WantedTable,
): Readonly<Record<string, string>> {
  return {
    'content-type': progress === undefined ? mediaTypes[format] : 'application/octet-stream',
    'content-disposition': `attachment; filename="${fileName}.${format}"`,
    'content-security-policy': downloadPolicy,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
}

/** A table as a file, written while its rows are read; they are counted only when progress is wanted. */
export async function tableStream(
  { format, progress }: WantedTable,
  rows: AsyncIterable<TableRow>,
  count: () => Promise<number>,
): Promise<Readable> {
  const write = (some: AsyncIterable<TableRow>): Readable =>
    format === 'csv' ? Readable.from(csvOf(some), { objectMode: false }) : xlsxOf(some);
  if (progress === undefined) return write(rows);
  return Readable.from(tellingRows({ rows, total: await count(), write }), { objectMode: false });
}
