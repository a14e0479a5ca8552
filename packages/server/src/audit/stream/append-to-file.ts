import { open, type FileHandle } from 'node:fs/promises';
import type { SendRows } from './stream-audit-log.ts';
import { lineOf } from './streamed-line.ts';

/** Appends rows to a file as lines of JSON, and waits until they are on the disk. */
export function appendToFile(path: string): SendRows {
  return async (rows) => {
    const file = await open(path, 'a+', 0o600);
    try {
      const lines = rows.map((row) => `${lineOf(row)}\n`).join('');
      await file.appendFile((await isCutShort(file)) ? `\n${lines}` : lines);
      await file.sync();
    } finally {
      await file.close();
    }
  };
}

/** Whether a crash left an incomplete last line. */
async function isCutShort(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  if (size === 0) return false;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() !== '\n';
}
