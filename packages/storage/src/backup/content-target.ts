import type { Transaction } from 'kysely';
import type { BlobTables, StoredContent } from '../blobs/blob-tables.ts';
import { insertChunk } from '../blobs/chunk-storage.ts';
import { diskStorage } from '../blobs/disk-storage.ts';
import type { ContentStorage } from '../blobs/content-storage.ts';
import { inPieces } from '../blobs/stage.ts';

/** A content of an archive, to be stored. */
export interface ArchivedContent {
  readonly sha256: string;
  readonly size: number;
  /** Fails after the last byte when the hash differs. */
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Stores a content and returns where it is. */
export type ContentTarget = (
  transaction: Transaction<BlobTables>,
  content: ArchivedContent,
) => Promise<StoredContent>;

/** Bytes per chunk in the database, and the size of the largest content stored as a single chunk. */
const pieceBytes = 256 * 1024;

/** Stores every content in the database, for portals that run on several machines. */
export function intoDatabase(newId: () => string): ContentTarget {
  return async (transaction, { sha256, size, bytes }) => {
    const upload = newId();
    let position = 0;
    for await (const content of inPieces(bytes, pieceBytes)) {
      await insertChunk(transaction, { upload, position, content });
      position += 1;
    }
    return { sha256, size, place: 'database', upload };
  };
}

/** Stores large contents as files in a folder and small ones in the database. */
export function intoFolder(folder: string, newId: () => string): ContentTarget {
  const disk = diskStorage(folder);
  const small = intoDatabase(newId);
  return async (transaction, content) => {
    if (content.size <= pieceBytes) return small(transaction, content);
    const upload = newId();
    await writeFile(disk, upload, content);
    return { sha256: content.sha256, size: content.size, place: 'disk', upload };
  };
}

/** Reads contents to verify their hashes, and stores nothing. */
export const readOnlyTarget: ContentTarget = async (_transaction, { sha256, size, bytes }) => {
  for await (const _ of bytes);
  return { sha256, size, place: 'disk', upload: 'not-kept' };
};

async function writeFile(disk: ContentStorage, upload: string, content: ArchivedContent): Promise<void> {
  const writer = await disk.begin(upload);
  try {
    for await (const bytes of content.bytes) await writer.append(bytes);
    await writer.finish(content.sha256);
  } catch (error) {
    await writer.abandon();
    throw error;
  }
}
