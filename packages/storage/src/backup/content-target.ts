import type { Transaction } from 'kysely';
import type { BlobTables, StoredContent } from '../blobs/blob-tables.ts';
import { insertChunk } from '../blobs/chunk-place.ts';
import { diskPlace } from '../blobs/disk-place.ts';
import type { ContentPlace } from '../blobs/place.ts';
import { inPieces } from '../blobs/stage.ts';

/** A content of an archive, to be stored. */
export interface ArchivedContent {
  readonly sha256: string;
  readonly size: number;
  /** Fails at its end when the bytes are not those of the hash. */
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Stores a content and answers where it is. */
export type ContentTarget = (
  transaction: Transaction<BlobTables>,
  content: ArchivedContent,
) => Promise<StoredContent>;

/** Bytes of a piece in the database, and of the largest content that is one piece there. */
const pieceBytes = 256 * 1024;

/** Every content in the database, as processes on several machines want it. */
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

/** Large contents as files of a folder, small ones in the database. */
export function intoFolder(folder: string, newId: () => string): ContentTarget {
  const disk = diskPlace(folder);
  const small = intoDatabase(newId);
  return async (transaction, content) => {
    if (content.size <= pieceBytes) return small(transaction, content);
    const upload = newId();
    await writeFile(disk, upload, content);
    return { sha256: content.sha256, size: content.size, place: 'disk', upload };
  };
}

/** Reads contents, so that their hashes are compared, and keeps none. */
export const readOnlyTarget: ContentTarget = async (_transaction, { sha256, size, bytes }) => {
  for await (const _ of bytes);
  return { sha256, size, place: 'disk', upload: 'not-kept' };
};

async function writeFile(disk: ContentPlace, upload: string, content: ArchivedContent): Promise<void> {
  const writer = await disk.begin(upload);
  try {
    for await (const bytes of content.bytes) await writer.append(bytes);
    await writer.finish(content.sha256);
  } catch (error) {
    await writer.abandon();
    throw error;
  }
}
