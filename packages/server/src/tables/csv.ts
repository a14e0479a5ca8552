import { csvLine } from '@form-portal/domain';
import type { TableRow } from './table-row.ts';

/** Excel recognises UTF-8 by the byte order mark. */
const byteOrderMark = '\uFEFF';

/** Writes rows as CSV in UTF-8, one piece per row. */
export async function* csvOf(rows: AsyncIterable<TableRow>): AsyncGenerator<string> {
  let start = byteOrderMark;
  for await (const row of rows) {
    const cells = row.map((cell) => (typeof cell === 'object' ? cell.csv : cell));
    yield `${start}${csvLine(cells, ',')}`;
    start = '';
  }
}
