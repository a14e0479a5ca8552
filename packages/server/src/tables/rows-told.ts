import type { Readable } from 'node:stream';
import type { TableRow } from './table-row.ts';

/** A table that is written while its rows are read. */
interface TableInWriting {
  readonly rows: AsyncIterable<TableRow>;
  /** How many rows there are beside the heading, as far as is known. */
  readonly total: number;
  readonly write: (rows: AsyncIterable<TableRow>) => Readable;
}

/**
 * A file in pieces, each behind its length in bytes and the number of rows that are written by then (two 32-bit numbers, big endian), so
 * that its recipient can show progress. The first piece is empty and holds the number of rows.
 */
export async function* tellingRows({ rows, total, write }: TableInWriting): AsyncGenerator<Buffer> {
  let written = -1;
  async function* counted(): AsyncGenerator<TableRow> {
    for await (const row of rows) {
      yield row;
      written += 1;
    }
  }
  yield headOf(0, total);
  for await (const part of write(counted())) {
    const piece = Buffer.from(part);
    yield Buffer.concat([headOf(piece.length, Math.max(0, written)), piece]);
  }
}

function headOf(length: number, rows: number): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(length, 0);
  head.writeUInt32BE(rows, 4);
  return head;
}
