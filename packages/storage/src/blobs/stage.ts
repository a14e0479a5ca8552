import { createHash } from 'node:crypto';
import type { Database } from '../database.ts';
import type { BlobTables, StoredContent } from './blob-tables.ts';
import { deleteChunks } from './chunk-storage.ts';
import type { ContentStorage, ContentWriter } from './content-storage.ts';

const headSize = 4100;

/** Dependencies of staging. */
export interface StagingDeps {
  readonly database: Database<BlobTables>;
  /** Storage of large contents. */
  readonly large: ContentStorage;
  /** In bytes; contents up to this size stay in memory until they are kept. */
  readonly smallLimit: number;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** A content received in full: in memory when small, otherwise where its upload wrote it. */
export type CompleteContent = SmallContent | LargeContent;

interface Content {
  readonly sha256: string;
  readonly size: number;
  readonly head: Uint8Array;
}

/** Not stored yet. */
interface SmallContent extends Content {
  readonly bytes: Uint8Array;
}

/** Durable under the name of its upload, which is still to be kept. */
interface LargeContent extends Content {
  readonly upload: string;
}

/** Receives and hashes a stream, holding only a few chunks in memory regardless of its length. */
export async function receive(
  deps: StagingDeps,
  source: AsyncIterable<Uint8Array>,
): Promise<CompleteContent> {
  const seen = { hash: createHash('sha256'), size: 0, head: new Uint8Array(0) };
  const largeUpload = new LargeUpload(deps);
  let first: Uint8Array | undefined;
  try {
    for await (const piece of inPieces(source, deps.smallLimit)) {
      seen.hash.update(piece);
      seen.size += piece.byteLength;
      if (first === undefined) {
        first = piece;
        // Copied so that the whole chunk is not retained.
        seen.head = new Uint8Array(piece.subarray(0, headSize));
      } else {
        if (largeUpload.upload === undefined) await largeUpload.begin(first);
        await largeUpload.append(piece);
      }
    }
    const sha256 = seen.hash.digest('hex');
    await largeUpload.finish(sha256);
    const content = { sha256, size: seen.size, head: seen.head };
    const { upload } = largeUpload;
    return upload === undefined ? { ...content, bytes: first ?? new Uint8Array(0) } : { ...content, upload };
  } catch (error) {
    // A sweep removes what cannot be removed now; the first error is the one to report.
    await largeUpload.abandon().catch(() => undefined);
    throw error;
  }
}

/** Removes what a large upload wrote, unless it was kept. */
export async function discardUpload(
  { database, large }: StagingDeps,
  content: Pick<StoredContent, 'sha256' | 'upload'>,
): Promise<void> {
  if (await deleteUpload(database, content.upload)) await large.remove(content);
}

/** Returns whether the upload was still waiting to be kept. */
async function deleteUpload(database: Database<BlobTables>, upload: string): Promise<boolean> {
  return database.write(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('blob_uploads')
      .where('id', '=', upload)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return false;
    await deleteChunks(transaction, [upload]);
    return true;
  });
}

/** A large content being written; nothing happens before `begin`. */
class LargeUpload {
  readonly #deps: StagingDeps;
  #upload: string | undefined;
  #writer: ContentWriter | undefined;

  constructor(deps: StagingDeps) {
    this.#deps = deps;
  }

  get upload(): string | undefined {
    return this.#upload;
  }

  async begin(first: Uint8Array): Promise<void> {
    const { database, large, now, newId } = this.#deps;
    const upload = newId();
    this.#upload = upload;
    // Recorded before the first byte, so that no byte is ever unaccounted for.
    await database.write((transaction) =>
      transaction
        .insertInto('blob_uploads')
        .values({ id: upload, started_at: now().toISOString() })
        .execute(),
    );
    this.#writer = await large.begin(upload);
    await this.#writer.append(first);
  }

  async append(bytes: Uint8Array): Promise<void> {
    await this.#writer?.append(bytes);
  }

  async finish(sha256: string): Promise<void> {
    await this.#writer?.finish(sha256);
  }

  async abandon(): Promise<void> {
    await this.#writer?.abandon();
    if (this.#upload !== undefined) await deleteUpload(this.#deps.database, this.#upload);
  }
}

/**
 * Cuts a stream into chunks of exactly `size` bytes; the last one may be shorter. The first chunk belongs to the receiver; all
 * later ones reuse one buffer and must be consumed before the next is requested, so that long contents create no garbage.
 */
export async function* inPieces(source: AsyncIterable<Uint8Array>, size: number): AsyncIterable<Uint8Array> {
  let first: Uint8Array[] | undefined = [];
  let reused = Buffer.alloc(0);
  let filled = 0;
  for await (const received of source) {
    let rest = received;
    while (rest.byteLength > 0) {
      const taken = rest.subarray(0, size - filled);
      if (first === undefined) reused.set(taken, filled);
      else first.push(taken);
      filled += taken.byteLength;
      rest = rest.subarray(taken.byteLength);
      if (filled < size) continue;
      yield first === undefined ? reused : Buffer.concat(first);
      if (first !== undefined) reused = Buffer.allocUnsafe(size);
      first = undefined;
      filled = 0;
    }
  }
  if (filled > 0) yield first === undefined ? reused.subarray(0, filled) : Buffer.concat(first);
}
