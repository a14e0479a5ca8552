import type { Transaction } from 'kysely';
import type { BlobTables, StoredContent } from '../blobs/blob-tables.ts';
import { readChunks } from '../blobs/chunk-storage.ts';
import { diskStorage } from '../blobs/disk-storage.ts';
import { isOfRunningBackup, whileBackupRuns } from '../blobs/running-backups.ts';
import type { Database, Engine } from '../database.ts';
import { namesOfDone } from '../migrate.ts';
import {
  contentName,
  manifestName,
  manifestText,
  tableEntryName,
  type ArchiveEnd,
  type Manifest,
} from './archive-format.ts';
import { writeArchive, type ArchiveWriter, type WrittenArchive } from './archive-writer.ts';
import { allowLongPauses, streamRows, tablesInOrder } from './dialect.ts';
import { rowText } from './row-text.ts';
import type { AnyTables } from '../any-tables.ts';

/** The source of a backup. */
export interface BackupSource {
  readonly database: Database<AnyTables>;
  /** The `blobs` folder with the files. */
  readonly blobFolder: string;
  /** The portal's version. */
  readonly version: string;
  readonly now: () => Date;
  /** What is not worth keeping; absent: everything is written. */
  readonly leftOut?: LeftOut;
}

/** Rows and contents that a backup leaves out. */
export interface LeftOut {
  readonly tables: readonly string[];
  /** The prefix of owners whose contents are left out, unless another owner holds them too; empty for none. */
  readonly ownerPrefix: string;
}

/** The result of a backup. */
export interface BackupReport extends WrittenArchive, Omit<ArchiveEnd, 'checksums'> {
  readonly manifest: Manifest;
}

/** Tables that are written as contents, or hold only unfinished uploads. */
const contentTables: ReadonlySet<string> = new Set([
  'blobs',
  'blob_chunks',
  'blob_uploads',
] satisfies (keyof BlobTables)[]);

/** Content names held in memory at once. */
const contentsAtOnce = 500;

/** Size in bytes at which a new row entry begins. */
const rowEntryBytes = 1024 * 1024;

/**
 * Writes the whole database and every content it names as one consistent snapshot: everything committed before the start,
 * whatever happens in the meantime. Does not block other readers or writers. Throws {@link BackupError} when `path` already exists.
 */
export async function writeBackup(path: string, source: BackupSource): Promise<BackupReport> {
  const database = source.database.withTables<BlobTables>();
  return whileBackupRuns(database, () =>
    database.read.transaction().execute((transaction) => writeSnapshot(path, source, transaction)),
  );
}

async function writeSnapshot(
  path: string,
  { database: { engine }, blobFolder, version, now, leftOut = nothingLeftOut }: BackupSource,
  transaction: Transaction<BlobTables>,
): Promise<BackupReport> {
  const snapshot: Snapshot = { transaction, engine, disk: diskStorage(blobFolder), leftOut };
  await allowLongPauses(transaction, engine);
  const manifest: Manifest = {
    version,
    engine,
    createdAt: now().toISOString(),
    migrations: await namesOfDone(transaction),
  };
  let counts: Omit<ArchiveEnd, 'checksums'> | undefined;
  const written = await writeArchive(path, async (archive) => {
    await archive.add(manifestName, manifestText(manifest));
    const contents = await addContents(archive, snapshot);
    counts = { ...contents, rows: await addTables(archive, snapshot) };
    return counts;
  });
  if (counts === undefined) throw new Error('The archive was not filled.');
  return { manifest, ...written, ...counts };
}

interface Snapshot {
  readonly transaction: Transaction<BlobTables>;
  readonly engine: Engine;
  readonly disk: ReturnType<typeof diskStorage>;
  readonly leftOut: LeftOut;
}

const nothingLeftOut: LeftOut = { tables: [], ownerPrefix: '' };

async function addContents(
  archive: ArchiveWriter,
  snapshot: Snapshot,
): Promise<{ readonly contents: number; readonly contentBytes: number }> {
  let contents = 0;
  let contentBytes = 0;
  for await (const stored of storedContents(snapshot)) {
    await archive.addStream(contentName(stored.sha256), stored.size, readContent(snapshot, stored));
    contents += 1;
    contentBytes += stored.size;
  }
  return { contents, contentBytes };
}

async function* storedContents({ transaction, leftOut }: Snapshot): AsyncIterable<StoredContent> {
  let last = '';
  for (;;) {
    const rows = await transaction
      .selectFrom('blobs')
      .select(['sha256', 'size', 'place', 'upload'])
      .where('sha256', '>', last)
      .orderBy('sha256')
      .limit(contentsAtOnce)
      .execute();
    const held = await heldAmong(transaction, rows, leftOut);
    yield* rows.filter(({ sha256 }) => held.has(sha256));
    const lastRow = rows.at(-1);
    if (lastRow === undefined) return;
    last = lastRow.sha256;
  }
}

/** The contents that have an owner who is not left out; a sweep may remove the others while the archive is written. */
async function heldAmong(
  transaction: Transaction<BlobTables>,
  contents: readonly Pick<StoredContent, 'sha256'>[],
  leftOut: LeftOut,
): Promise<ReadonlySet<string>> {
  if (contents.length === 0) return new Set();
  const references = await transaction
    .selectFrom('blob_references')
    .selectAll()
    .where(
      'sha256',
      'in',
      contents.map(({ sha256 }) => sha256),
    )
    .execute();
  return new Set(references.filter(({ owner }) => isKeptOwner(owner, leftOut)).map(({ sha256 }) => sha256));
}

function isKeptOwner(owner: string, { ownerPrefix }: LeftOut): boolean {
  return ownerPrefix === '' || !owner.startsWith(ownerPrefix);
}

function readContent({ transaction, disk }: Snapshot, stored: StoredContent): AsyncIterable<Uint8Array> {
  return stored.place === 'disk' ? disk.read(stored) : readChunks(transaction, stored);
}

async function addTables(
  archive: ArchiveWriter,
  { transaction, engine, leftOut }: Snapshot,
): Promise<Readonly<Record<string, number>>> {
  const rows: Record<string, number> = {};
  for (const table of await tablesInOrder(transaction, engine)) {
    if (contentTables.has(table) || leftOut.tables.includes(table)) continue;
    const kept = keptRows(table, leftOut);
    rows[table] = await addTable(archive, table, filtered(streamRows(transaction, engine, table), kept));
  }
  return rows;
}

type Row = Readonly<Record<string, unknown>>;

/** Which rows of a table are written: all but the references of owners that are left out and the marks of running backups. */
function keptRows(table: string, leftOut: LeftOut): (row: Row) => boolean {
  if (table === 'blob_references') return (row) => isKeptOwner(String(row['owner']), leftOut);
  if (table === 'installation') return (row) => !isOfRunningBackup(String(row['name']));
  return () => true;
}

async function* filtered(rows: AsyncIterable<Row>, isKept: (row: Row) => boolean): AsyncIterable<Row> {
  for await (const row of rows) if (isKept(row)) yield row;
}

/** Returns the number of rows. */
async function addTable(archive: ArchiveWriter, table: string, rows: AsyncIterable<Row>): Promise<number> {
  let count = 0;
  let entries = 0;
  let lines: string[] = [];
  let bytes = 0;
  const flush = async (): Promise<void> => {
    if (lines.length === 0) return;
    entries += 1;
    await archive.add(tableEntryName(table, entries), `${lines.join('\n')}\n`);
    lines = [];
    bytes = 0;
  };
  for await (const row of rows) {
    const columns = Object.keys(row);
    if (lines.length === 0) lines.push(JSON.stringify(columns));
    const line = rowText(row, columns);
    lines.push(line);
    bytes += line.length;
    count += 1;
    if (bytes >= rowEntryBytes) await flush();
  }
  await flush();
  return count;
}
