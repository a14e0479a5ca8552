import type { Guid } from '@form-portal/domain';
import { BlobNotFoundError, type BlobStore, type Database } from '@form-portal/storage';
import { contentOwner, type SubmissionTables } from '../db/submission-tables.ts';
import { oneChunk } from '../one-chunk.ts';

/** Stored PDFs of submissions. */
export interface KeptReceiptStore {
  /** The PDF of a submission; undefined when none is stored. */
  find(submission: Guid): Promise<Buffer | undefined>;
  /** Stores a PDF for as long as the submission's answers are stored; does nothing when they have been removed. */
  keep(submission: Guid, pdf: Buffer): Promise<void>;
}

/** Dependencies of the store. */
interface KeptReceiptDeps {
  readonly database: Database<SubmissionTables>;
  readonly blobs: BlobStore;
}

/** Creates the store. A PDF is stored and removed like the submission's attachments. */
export function createKeptReceiptStore({ database, blobs }: KeptReceiptDeps): KeptReceiptStore {
  return {
    async find(submission) {
      const row = await database.read
        .selectFrom('submissions')
        .select('receipt_sha256')
        .where('guid', '=', submission)
        .executeTakeFirst();
      const sha256 = row?.receipt_sha256 ?? null;
      return sha256 === null ? undefined : readBlob(blobs, sha256);
    },
    async keep(submission, pdf) {
      const staged = await blobs.stage(oneChunk(pdf));
      try {
        await database.write(async (transaction) => {
          const { numUpdatedRows } = await transaction
            .updateTable('submissions')
            .set({ receipt_sha256: staged.sha256 })
            .where('guid', '=', submission)
            .where('cleared_at', 'is', null)
            .executeTakeFirstOrThrow();
          if (numUpdatedRows > 0n) await blobs.keep(transaction, staged, contentOwner(submission));
        });
      } finally {
        await staged.discard();
      }
    },
  };
}

/** The content of a blob; undefined when it was released in the meantime. */
async function readBlob(blobs: BlobStore, sha256: string): Promise<Buffer | undefined> {
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of blobs.open(sha256)) pieces.push(new Uint8Array(piece));
  } catch (error) {
    if (error instanceof BlobNotFoundError) return undefined;
    throw error;
  }
  return Buffer.concat(pieces);
}
