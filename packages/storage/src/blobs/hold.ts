import type { SelectQueryBuilder, Transaction } from 'kysely';
import type { Engine } from '../database.ts';
import { protectingRows } from '../dialect.ts';
import type { BlobLocation, BlobTables } from './blob-tables.ts';
import { insertChunk } from './chunk-storage.ts';
import type { CompleteContent } from './stage.ts';
import type { AnyTables } from '../any-tables.ts';

/** Dependencies of keeping a content. */
export interface KeepDeps {
  readonly engine: Engine;
  readonly largeLocation: BlobLocation;
  readonly newId: () => string;
}

/**
 * Rounds of "missing, so insert; inserted in the meantime, so reference". More than two require a sweep and an upload at the same
 * instant.
 */
const keepAttempts = 10;

/** Makes `owner` hold a received content, storing it unless the same content is stored already. */
export async function keepContent(
  transaction: Transaction<BlobTables>,
  { engine, largeLocation, newId }: KeepDeps,
  content: CompleteContent,
  owner: string,
): Promise<void> {
  for (let attempt = 1; attempt <= keepAttempts; attempt += 1) {
    if (await insertContent(transaction, { content, largeLocation, newId })) {
      return insertReference(transaction, content.sha256, owner);
    }
    if (await shareContent(transaction, engine, content.sha256, owner)) return;
  }
  throw new Error('The content was added and removed repeatedly while it was being kept; try again.');
}

/** Makes `owner` hold a stored content; returns false when it is not stored. */
export async function shareContent(
  transaction: Transaction<BlobTables>,
  engine: Engine,
  sha256: string,
  owner: string,
): Promise<boolean> {
  // The sweep skips rows protected here, and rows the sweep has taken are not found here.
  const stored = transaction.selectFrom('blobs').select('sha256').where('sha256', '=', sha256);
  if ((await protectingRows(stored, engine).executeTakeFirst()) === undefined) return false;
  await insertReference(transaction, sha256, owner);
  return true;
}

/** The hashes of all stored contents, as a subquery. */
export function storedHashes(
  transaction: Transaction<AnyTables>,
): SelectQueryBuilder<BlobTables, 'blobs', Pick<BlobTables['blobs'], 'sha256'>> {
  return transaction.selectFrom('blobs').select('sha256');
}

/** Releases what one owner or several hold, except some hashes, and records it for the next sweep. */
export async function releaseContents(
  transaction: Transaction<BlobTables>,
  owners: string | readonly string[],
  { except }: { readonly except: readonly string[] } = { except: [] },
): Promise<void> {
  const listed = [owners].flat();
  if (listed.length === 0) return;
  await transaction
    .insertInto('blob_releases')
    .columns(['sha256'])
    .expression((from) =>
      from
        .selectFrom('blob_references')
        .select('sha256')
        .distinct()
        .where('owner', 'in', listed)
        .$if(except.length > 0, (rows) => rows.where('sha256', 'not in', except))
        // In hash order, which prevents deadlocks.
        .orderBy('sha256'),
    )
    // An update waits for a sweep that is deleting the row; `do nothing` would assume that the row stays.
    .onConflict((conflict) =>
      conflict.column('sha256').doUpdateSet((row) => ({ sha256: row.ref('excluded.sha256') })),
    )
    .execute();
  await transaction
    .deleteFrom('blob_references')
    .where('owner', 'in', listed)
    .$if(except.length > 0, (rows) => rows.where('sha256', 'not in', except))
    .execute();
}

interface ContentToInsert {
  readonly content: CompleteContent;
  readonly largeLocation: BlobLocation;
  readonly newId: () => string;
}

/** Returns false when the same content is stored already. */
async function insertContent(
  transaction: Transaction<BlobTables>,
  { content, largeLocation, newId }: ContentToInsert,
): Promise<boolean> {
  const upload = 'upload' in content ? content.upload : newId();
  const inserted = await transaction
    .insertInto('blobs')
    .values({
      sha256: content.sha256,
      size: content.size,
      place: 'upload' in content ? largeLocation : 'database',
      upload,
    })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .returning('sha256')
    .executeTakeFirst();
  if (inserted === undefined) return false;
  if ('upload' in content) await claimUpload(transaction, upload);
  else if (content.size > 0) await insertChunk(transaction, { upload, position: 0, content: content.bytes });
  return true;
}

async function claimUpload(transaction: Transaction<BlobTables>, upload: string): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('blob_uploads')
    .where('id', '=', upload)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) return;
  throw new Error('The upload waited too long to be kept and was removed; send it again.');
}

async function insertReference(
  transaction: Transaction<BlobTables>,
  sha256: string,
  owner: string,
): Promise<void> {
  await transaction
    .insertInto('blob_references')
    .values({ owner, sha256 })
    .onConflict((conflict) => conflict.columns(['owner', 'sha256']).doNothing())
    .execute();
}
