import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStore, StagedBlob } from '../../blob-store.ts';
import type { DatabaseUnderTest } from '../../testing/describe-database.ts';
import type { BlobLocation, BlobTables } from '../blob-tables.ts';
import { type BlobStoreDeps, createBlobStore } from '../create-blob-store.ts';

const kB = 1024;
/** Size of the largest content kept in the database. */
export const small = 256 * kB;
/** In milliseconds. */
export const hour = 3_600_000;
/** In milliseconds. */
export const day = 24 * hour;

/** A blob store over the database under test. */
export function store(
  given: DatabaseUnderTest<BlobTables>,
  large: BlobLocation,
  now = () => new Date(),
): BlobStore {
  return createBlobStore({ ...partsOf(given, large), now });
}

/** The parts of that store. */
export function partsOf(given: DatabaseUnderTest<BlobTables>, large: BlobLocation): BlobStoreDeps {
  return {
    database: given.database(),
    dataDir: given.dataDir(),
    large,
    now: () => new Date(),
    newId: randomUUID,
  };
}

/** Keeps a staged content in a transaction of its own. */
export async function keep(
  given: DatabaseUnderTest<BlobTables>,
  blobs: BlobStore,
  staged: StagedBlob,
  owner: string,
): Promise<void> {
  await given.database().write((transaction) => blobs.keep(transaction, staged, owner));
}

/** Releases everything an owner holds in a transaction of its own. */
export async function release(
  given: DatabaseUnderTest<BlobTables>,
  blobs: BlobStore,
  owner: string,
): Promise<void> {
  await given.database().write((transaction) => blobs.release(transaction, owner));
}

/** Everything the store has: rows and files. */
export async function traces(given: DatabaseUnderTest<BlobTables>): Promise<unknown> {
  const { read: rows } = given.database();
  return {
    blobs: await rows.selectFrom('blobs').select('sha256').orderBy('sha256').execute(),
    chunks: await rows
      .selectFrom('blob_chunks')
      .select(['upload', 'position'])
      .orderBy('upload')
      .orderBy('position')
      .execute(),
    uploads: await rows.selectFrom('blob_uploads').selectAll().orderBy('id').execute(),
    releases: await rows.selectFrom('blob_releases').selectAll().orderBy('sha256').execute(),
    files: await files(given),
  };
}

/** How many contents with this hash are stored anywhere. */
export async function storedContents(given: DatabaseUnderTest<BlobTables>, hash: string): Promise<number> {
  const inDatabase = await given
    .database()
    .read.selectFrom('blob_chunks')
    .innerJoin('blobs', 'blobs.upload', 'blob_chunks.upload')
    .select('blob_chunks.upload')
    .distinct()
    .where('sha256', '=', hash)
    .execute();
  const onDisk = (await files(given)).filter((file) => file.includes(hash.slice(2)));
  return inDatabase.length + onDisk.length;
}

/** The store's content files. */
export async function files(given: DatabaseUnderTest<BlobTables>): Promise<readonly string[]> {
  const entries = await readdir(given.dataDir(), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.parentPath.includes('/blobs/'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Streams a content in chunks. */
export async function* stream(content: Buffer, piece = 65_536): AsyncIterable<Uint8Array> {
  for (let start = 0; start < content.length; start += piece) {
    yield await Promise.resolve(content.subarray(start, start + piece));
  }
}

/** Reads a whole stream. */
export async function read(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of source) parts.push(part);
  return Buffer.concat(parts);
}
