import { createHash } from 'node:crypto';
import type { Database } from '../database.ts';
import type { BlobTables, StoredContent } from './blob-tables.ts';
import { deleteChunks } from './chunk-place.ts';
import type { ContentPlace, ContentWriter } from './place.ts';

const headSize = 4100;

/** What receiving contents takes. */
export interface StagingCollaborators {
  readonly database: Database<BlobTables>;
  /** Where large contents go. */
  readonly large: ContentPlace;
  /** Bytes; up to here a content stays in memory until it is kept. */
  readonly smallLimit: number;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** A content received whole: in memory when it is small, else where its upload put it. */
export type ReceivedContent = SmallContent | LargeContent;

interface Content {
  readonly sha256: string;
  readonly size: number;
  readonly head: Uint8Array;
}

/** Not stored anywhere yet. */
interface SmallContent extends Content {
  readonly bytes: Uint8Array;
}

/** Durable under the name of its upload, which still waits to be kept. */
interface LargeContent extends Content {
  readonly upload: string;
}

/** Receives a stream, hashing it on the way. Holds a few pieces of it in memory, however long it is. */
export async function receive(
  collaborators: StagingCollaborators,
  source: AsyncIterable<Uint8Array>,
): Promise<ReceivedContent> {
  const seen = { hash: createHash('sha256'), size: 0, head: new Uint8Array(0) };
  const written = new LargeUpload(collaborators);
  let first: Uint8Array | undefined;
  try {
    for await (const piece of inPieces(source, collaborators.smallLimit)) {
      seen.hash.update(piece);
      seen.size += piece.byteLength;
      if (first === undefined) {
        first = piece;
        // A copy, so that it does not hold the whole piece in memory.
        seen.head = new Uint8Array(piece.subarray(0, headSize));
      } else {
        if (written.upload === undefined) await written.begin(first);
        await written.append(piece);
      }
    }
    const sha256 = seen.hash.digest('hex');
    await written.finish(sha256);
    const content = { sha256, size: seen.size, head: seen.head };
    const { upload } = written;
    return upload === undefined ? { ...content, bytes: first ?? new Uint8Array(0) } : { ...content, upload };
  } catch (error) {
    // What cannot be removed now is removed by a sweep; the reason that counts is the first one.
    await written.abandon().catch(() => undefined);
    throw error;
  }
}

/** Removes what a large upload wrote, unless it was kept. */
export async function discardUpload(
  { database, large }: StagingCollaborators,
  content: Pick<StoredContent, 'sha256' | 'upload'>,
): Promise<void> {
  if (await deleteUpload(database, content.upload)) await large.remove(content);
}

/** Answers whether the upload was still waiting to be kept. */
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

/** A content on its way to the place of large ones; nothing happens until it begins. */
class LargeUpload {
  readonly #collaborators: StagingCollaborators;
  #upload: string | undefined;
  #writer: ContentWriter | undefined;

  constructor(collaborators: StagingCollaborators) {
    this.#collaborators = collaborators;
  }

  get upload(): string | undefined {
    return this.#upload;
  }

  async begin(first: Uint8Array): Promise<void> {
    const { database, large, now, newId } = this.#collaborators;
    const upload = newId();
    this.#upload = upload;
    // Before the first byte, so that there is never a byte that nobody knows of.
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
    if (this.#upload !== undefined) await deleteUpload(this.#collaborators.database, this.#upload);
  }
}

/**
 * Cuts a stream into pieces of exactly `size` bytes; the last one may be shorter. The first piece is the receiver's to keep; all others
 * are the same memory again and again, read before the next one is asked for: a long content leaves nothing to be collected.
 */
export async function* inPieces(source: AsyncIterable<Uint8Array>, size: number): AsyncIterable<Uint8Array> {
  let first: Uint8Array[] | undefined = [];
  let again = Buffer.alloc(0);
  let waiting = 0;
  for await (const received of source) {
    let rest = received;
    while (rest.byteLength > 0) {
      const taken = rest.subarray(0, size - waiting);
      if (first === undefined) again.set(taken, waiting);
      else first.push(taken);
      waiting += taken.byteLength;
      rest = rest.subarray(taken.byteLength);
      if (waiting < size) continue;
      yield first === undefined ? again : Buffer.concat(first);
      if (first !== undefined) again = Buffer.allocUnsafe(size);
      first = undefined;
      waiting = 0;
    }
  }
  if (waiting > 0) yield first === undefined ? again.subarray(0, waiting) : Buffer.concat(first);
}
