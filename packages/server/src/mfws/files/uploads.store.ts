import { isOneOf, type BlobStore, type Database, type StagedBlob } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import type { ServerTables } from '../../db/tables.ts';

/** The login that owns an upload. */
interface UploadingLogin {
  readonly tokenHash: string;
}

/** A file that was uploaded with a login. */
export interface StoredUpload {
  readonly upload: number;
  /** In bytes. */
  readonly size: number;
  readonly sha256: string;
}

/** Uploaded files waiting for their objects. */
export interface MfwsUploads {
  /** Keeps uploaded content until an object uses it or the login ends. `full`: too many bytes wait in the login. */
  keep(login: UploadingLogin, staged: StagedBlob): Promise<StoredUpload | 'full' | 'login-ended'>;
  find(login: UploadingLogin, upload: number): Promise<StoredUpload | undefined>;
  drop(login: UploadingLogin, uploads: readonly number[]): Promise<void>;
  /** Drops all uploads of these logins. */
  dropAll(transaction: Transaction<ServerTables>, tokenHashes: readonly string[]): Promise<void>;
}

interface Deps {
  readonly database: Database<ServerTables>;
  readonly blobs: BlobStore;
  /** Maximum number of bytes waiting in one login. */
  readonly maxWaitingBytes: number;
}

type Write = Transaction<ServerTables>;

/** Creates the store. */
export function createMfwsUploads({ database, blobs, maxWaitingBytes }: Deps): MfwsUploads {
  return {
    async keep({ tokenHash: hash }, staged) {
      return database.write(async (transaction) => {
        const row = await transaction
          .updateTable('mfws_logins')
          .set((update) => ({ next_upload: update('next_upload', '+', 1) }))
          .where('token_hash', '=', hash)
          .returning('next_upload')
          .executeTakeFirst();
        if (row === undefined) return 'login-ended';
        if ((await waitingBytes(transaction, hash)) + staged.size > maxWaitingBytes) return 'full';
        const upload = row.next_upload - 1;
        const { sha256, size } = await blobs.keep(transaction, staged, ownerOf(hash, upload));
        await transaction
          .insertInto('mfws_uploads')
          .values({ token_hash: hash, upload, size, sha256 })
          .execute();
        return { upload, size, sha256 };
      });
    },

    find: ({ tokenHash: hash }, upload) =>
      database.read
        .selectFrom('mfws_uploads')
        .select(['upload', 'size', 'sha256'])
        .where('token_hash', '=', hash)
        .where('upload', '=', upload)
        .executeTakeFirst(),

    async drop({ tokenHash: hash }, uploads) {
      await database.write(async (transaction) => {
        for (const upload of uploads) {
          await transaction
            .deleteFrom('mfws_uploads')
            .where('token_hash', '=', hash)
            .where('upload', '=', upload)
            .execute();
        }
        await blobs.release(
          transaction,
          uploads.map((upload) => ownerOf(hash, upload)),
        );
      });
    },

    async dropAll(transaction, hashes) {
      const dropped = await transaction
        .deleteFrom('mfws_uploads')
        .where(isOneOf('token_hash', hashes, database.engine))
        .returning(['token_hash', 'upload'])
        .execute();
      await blobs.release(
        transaction,
        dropped.map(({ token_hash: hash, upload }) => ownerOf(hash, upload)),
      );
    },
  };
}

function ownerOf(hash: string, upload: number): string {
  return `mfws-upload:${hash}:${String(upload)}`;
}

async function waitingBytes(transaction: Write, hash: string): Promise<number> {
  const { bytes } = await transaction
    .selectFrom('mfws_uploads')
    .select((select) => select.fn.sum<number | string | null>('size').as('bytes'))
    .where('token_hash', '=', hash)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}
