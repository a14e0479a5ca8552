import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database.ts';
import type { BlobTables, StoredContent } from './blob-tables.ts';
import type { ContentStorage } from './content-storage.ts';

/** Contents in the database, in chunks of the size they are appended in. */
export function chunkStorage(database: Database<BlobTables>): ContentStorage {
  return {
    begin: (upload) => {
      let position = 0;
      return Promise.resolve({
        append: async (bytes) => {
          await database.write((transaction) =>
            insertChunk(transaction, { upload, position, content: bytes }),
          );
          position += 1;
        },
        // Every chunk is committed already.
        finish: () => Promise.resolve(),
        abandon: () => Promise.resolve(),
      });
    },
    read: (content) => readChunks(database.read, content),
    // Chunks are deleted in the same transaction as the rows that name them.
    remove: () => Promise.resolve(),
  };
}

/** Writes one chunk of a content within a transaction. */
export async function insertChunk(
  transaction: Transaction<BlobTables>,
  chunk: BlobTables['blob_chunks'],
): Promise<void> {
  await transaction.insertInto('blob_chunks').values(chunk).execute();
}

/** Deletes the chunks of uploads within a transaction. */
export async function deleteChunks(
  transaction: Transaction<BlobTables>,
  uploads: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('blob_chunks').where('upload', 'in', uploads).execute();
}

/** Reads a content from its chunks; throws when bytes are missing. */
export async function* readChunks(
  connection: Kysely<BlobTables>,
  content: StoredContent,
): AsyncIterable<Uint8Array> {
  let read = 0;
  for (let position = 0; read < content.size; position += 1) {
    const chunk = await connection
      .selectFrom('blob_chunks')
      .select('content')
      .where('upload', '=', content.upload)
      .where('position', '=', position)
      .executeTakeFirst();
    if (chunk === undefined)
      throw new Error(`Content ${content.sha256} is missing its bytes from ${read} on.`);
    read += chunk.content.byteLength;
    yield chunk.content;
  }
}
