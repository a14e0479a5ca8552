import type { Transaction } from 'kysely';
import type { Database } from '../database.ts';
import { claimRows } from '../dialect.ts';
import type { BlobTables } from './blob-tables.ts';
import { deleteChunks } from './chunk-storage.ts';
import type { DiskStorage, ListedFile, QuarantinedFile } from './disk-storage.ts';
import { seesBackup } from './running-backups.ts';

/** Rows per transaction, which bounds how long visitors wait. */
const batchSize = 100;

/**
 * Removes uploads that began before `startedBefore` and were never kept; returns their names. Their files are left for {@link
 * removeFiles}.
 */
export async function sweepUploads(
  database: Database<BlobTables>,
  startedBefore: Date,
): Promise<readonly string[]> {
  return sweepInBatches(database, async (transaction) => {
    const due = transaction
      .selectFrom('blob_uploads')
      .select('id')
      .where('started_at', '<', startedBefore.toISOString())
      .limit(batchSize);
    const stale = await claimRows(due, database.engine, async (rows) => {
      const ids = rows.map(({ id }) => id);
      await deleteChunks(transaction, ids);
      await transaction.deleteFrom('blob_uploads').where('id', 'in', ids).execute();
    });
    return { claimed: stale.length, removed: stale.map(({ id }) => id) };
  });
}

/**
 * Removes released contents without an owner, those in files not during a backup; returns the uploads that brought them. Their files
 * are left for {@link removeFiles}.
 */
export async function sweepReleases(database: Database<BlobTables>): Promise<readonly string[]> {
  return sweepInBatches(database, async (transaction) => {
    const isBackedUp = await seesBackup(transaction, database.engine);
    // Locks both rows on PostgreSQL, skipping contents that are being kept, shared or released at the moment; the next sweep sees
    // those.
    const due = transaction
      .selectFrom('blob_releases')
      .innerJoin('blobs', 'blobs.sha256', 'blob_releases.sha256')
      .select(['blobs.sha256', 'blobs.upload'])
      .$if(isBackedUp, (rows) => rows.where('blobs.place', '=', 'database'))
      .limit(batchSize);
    let removed: readonly string[] = [];
    const claimed = await claimRows(due, database.engine, async (rows) => {
      const sha256s = rows.map(({ sha256 }) => sha256);
      await transaction.deleteFrom('blob_releases').where('sha256', 'in', sha256s).execute();
      // Checked again now that no new owner is possible: the query above may have seen an older state.
      const held = await heldAmong(transaction, sha256s);
      const free = rows.filter(({ sha256 }) => !held.has(sha256));
      removed = free.map(({ upload }) => upload);
      await deleteContents(transaction, free);
    });
    return { claimed: claimed.length, removed };
  });
}

/** How long a file that no row names stays in quarantine: time to notice that the wrong database was started. */
const quarantineMs = 14 * 24 * 3_600_000;

/** Removes the files of uploads whose rows a sweep has just removed: no other process can have written or need them. */
export async function removeFiles(disk: DiskStorage, uploads: ReadonlySet<string>): Promise<void> {
  if (uploads.size === 0) return;
  for await (const files of disk.list()) {
    for (const file of files.filter(({ upload }) => uploads.has(upload))) await file.remove();
  }
}

/**
 * Quarantines files that no row names, restores those that a row names again, and removes files that have been in quarantine too
 * long.
 */
export async function sweepFiles(
  database: Database<BlobTables>,
  disk: DiskStorage,
  now: Date,
): Promise<{ readonly removed: number; readonly quarantined: number }> {
  let removed = 0;
  let quarantined = 0;
  for await (const files of disk.listQuarantined()) {
    const known = await knownUploads(database, files);
    for (const file of files) {
      if (known.has(file.upload)) await file.restore();
      else if (await isDue(file, now)) {
        await file.remove();
        removed += 1;
      }
    }
  }
  for await (const files of disk.list()) {
    const known = await knownUploads(database, files);
    for (const file of files.filter(({ upload }) => !known.has(upload))) {
      await file.quarantine(now);
      quarantined += 1;
    }
  }
  return { removed, quarantined };
}

async function isDue(file: QuarantinedFile, now: Date): Promise<boolean> {
  const since = await file.since();
  return since !== undefined && now.getTime() - since.getTime() > quarantineMs;
}

interface SweptBatch {
  /** Number of rows that were claimed, whether or not what they name could be removed. */
  readonly claimed: number;
  /** The uploads whose rows were removed. */
  readonly removed: readonly string[];
}

async function sweepInBatches(
  database: Database<BlobTables>,
  sweepBatch: (transaction: Transaction<BlobTables>) => Promise<SweptBatch>,
): Promise<readonly string[]> {
  const total: string[] = [];
  for (;;) {
    const { claimed, removed } = await database.write(sweepBatch);
    total.push(...removed);
    if (claimed < batchSize) return total;
  }
}

async function heldAmong(
  transaction: Transaction<BlobTables>,
  sha256s: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await transaction
    .selectFrom('blob_references')
    .select('sha256')
    .distinct()
    .where('sha256', 'in', sha256s)
    .execute();
  return new Set(rows.map(({ sha256 }) => sha256));
}

async function deleteContents(
  transaction: Transaction<BlobTables>,
  contents: readonly { readonly sha256: string; readonly upload: string }[],
): Promise<void> {
  if (contents.length === 0) return;
  const sha256s = contents.map(({ sha256 }) => sha256);
  await transaction.deleteFrom('blobs').where('sha256', 'in', sha256s).execute();
  await deleteChunks(
    transaction,
    contents.map(({ upload }) => upload),
  );
}

/**
 * Returns those uploads among files that a row names. A single query, so that an upload being kept is found in one table or the
 * other.
 */
export async function knownUploads(
  database: Database<BlobTables>,
  files: readonly Pick<ListedFile, 'upload' | 'sha256'>[],
): Promise<ReadonlySet<string>> {
  const uploads = files.map(({ upload }) => upload);
  const sha256s = files.flatMap(({ sha256 }) => (sha256 === undefined ? [] : [sha256]));
  const waiting = database.read.selectFrom('blob_uploads').select('id').where('id', 'in', uploads);
  const kept = database.read.selectFrom('blobs').select('upload as id').where('sha256', 'in', sha256s);
  const rows = await (sha256s.length === 0 ? waiting : waiting.union(kept)).execute();
  return new Set(rows.map(({ id }) => id));
}
