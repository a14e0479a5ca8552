import type { TableFormat } from '@form-portal/domain';
import { Readable } from 'node:stream';
import { downloadPolicy } from '../http/security/security-headers.ts';
import { csvOf } from './csv.ts';
import type { TableRow } from './table-row.ts';
import { maxColumns } from './xlsx-sheet.ts';
import { xlsxOf, type WorkbookTable } from './xlsx.ts';

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Headers of a table sent as a download. */
export function tableHeaders(fileName: string, format: TableFormat): Readonly<Record<string, string>> {
  return {
    'content-type': mediaTypes[format],
    'content-disposition': `attachment; filename="${fileName}.${format}"`,
    'content-security-policy': downloadPolicy,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
}

/** Whether a table with a header fits a format: Excel limits the number of columns, CSV does not. */
export function fits(format: TableFormat, header: TableRow): boolean {
  return format === 'csv' || header.length <= maxColumns;
}

/** A table as a file, written while its rows are read; in a workbook, further tables are on sheets of their own. */
export function tableStream(
  format: TableFormat,
  rows: AsyncIterable<TableRow>,
  further: readonly WorkbookTable[] = [],
): Readable {
  return format === 'csv'
    ? Readable.from(csvOf(rows), { objectMode: false })
    : xlsxOf([{ name: '', rows }, ...further]);
}
