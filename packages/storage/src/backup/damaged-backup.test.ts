import { readFile, readdir, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openExistingDatabase, type DatabaseLocation } from '../open-database.ts';
import { describeBackup, migrations, restoreOptions, defaultPeople } from '../testing/backup-under-test.ts';
import { newDatabase } from '../testing/describe-database.ts';
import { openArchive } from './archive-reader.ts';
import { restoreBackup, verifyBackup } from './restore-backup.ts';

describeBackup('a damaged backup', (given) => {
  let whole: Buffer | undefined;
  let location: DatabaseLocation;
  let remove: () => Promise<void>;
  // One target for all, since each leaves it empty.
  beforeAll(async () => {
    ({ location, remove } = await newDatabase(given.engine));
  });
  afterAll(() => remove());

  async function wholeArchive(): Promise<Buffer> {
    await given.fill();
    await given.write();
    return readFile(given.archive());
  }

  it.each([
    ['is cut off', (bytes: Buffer) => bytes.subarray(0, bytes.byteLength / 2), /cut off/],
    [
      'has a last entry that comes too early',
      (bytes: Buffer) => bytes.subarray(0, bytes.lastIndexOf('end.json')),
      /cut off/,
    ],
    [
      'has a changed content',
      (bytes: Buffer) => flipped(bytes, bytes.indexOf('tables/') / 2),
      /contents\/.* is damaged/,
    ],
    [
      'has a changed row',
      (bytes: Buffer) => replaced(bytes, 'Ä 😀', 'Ö 😀'),
      /tables\/people\/000001\.jsonl is damaged/,
    ],
    [
      'has other row counts',
      (bytes: Buffer) =>
        replaced(bytes, `"people": ${String(defaultPeople)}`, `"people": ${String(defaultPeople + 1)}`),
      /120 rows of people instead of 121/,
    ],
    [
      'has a newer format',
      (bytes: Buffer) => replaced(bytes, '"formatVersion": 1', '"formatVersion": 2'),
      /has format version 2/,
    ],
    ['is another file', () => Buffer.from('x'.repeat(2000)), /not a backup/],
    ['is empty', () => Buffer.alloc(0), /not a backup/],
  ])('that %s is refused, and the target stays empty', async (_what, damage, reason) => {
    await writeFile(given.archive(), damage((whole ??= await wholeArchive())));

    await expect(restoreBackup(given.archive(), location, restoreOptions)).rejects.toThrow(reason);
    await expect(verifyBackup(given.archive(), given.folder(), restoreOptions)).rejects.toThrow(reason);

    expect(await readdir(location.dataDir)).toEqual([]);
    await expect(openExistingDatabase(location, migrations)).rejects.toThrow(/no database|holds no portal/);
  });

  it('that is cut off says so also to a slow reader', async () => {
    whole ??= await wholeArchive();
    await writeFile(given.archive(), whole.subarray(0, whole.indexOf('contents/') + 1024));
    const { parts } = await openArchive(given.archive());

    await expect(
      (async () => {
        for await (const part of parts) {
          await setTimeout(50);
          if (part.kind === 'content') await buffer(part.bytes);
        }
      })(),
    ).rejects.toThrow(/cut off/);
  });
});

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  const index = Math.floor(at);
  copy[index] = (copy[index] ?? 0) ^ 1;
  return copy;
}

function replaced(bytes: Buffer, from: string, to: string): Buffer {
  const at = bytes.indexOf(from);
  if (at < 0 || Buffer.byteLength(from) !== Buffer.byteLength(to)) throw new Error(`No ${from} to replace`);
  const copy = Buffer.from(bytes);
  copy.write(to, at);
  return copy;
}
