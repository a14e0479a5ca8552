import { csvLine } from '@form-portal/domain';
import type { TableRow } from './table-row.ts';

/** Excel reads UTF-8 only behind a byte order mark. */
const byteOrderMark = '\uFEFF';

/** Rows as CSV in UTF-8, a piece a row. */
export async function* csvOf(rows: AsyncIterable<TableRow>): AsyncGenerator<string> {
  let start = byteOrderMark;
  for await (const row of rows) {
    yield `${start}${csvLine(row, ',')}`;
    start = '';
  }
}
