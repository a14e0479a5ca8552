import type { Transaction } from 'kysely';
import type { AnyTables } from './any-tables.ts';

/** A stored content, named by its hash. */
export interface BlobRef {
  /** SHA-256 in lower-case hex. */
  readonly sha256: string;
  /** In bytes. */
  readonly size: number;
}

/**
 * Which database the files on disk belong to (decision 0027). `ours`: this one. `foreign`: another one, by its mark. `unmarked`:
 * unknown, as this database knows none of the files. `incomplete`: there are no files although this database names some.
 */
export type BlobFolderState = 'ours' | 'foreign' | 'unmarked' | 'incomplete';

/** Result of a sweep. */
export interface SweepResult {
  /** Number of contents and uploads removed. */
  readonly removed: number;
  /** Number of files quarantined. */
  readonly quarantined: number;
  readonly folder: BlobFolderState;
}

/** A content received and hashed in full, but not yet kept. */
export interface StagedBlob extends BlobRef {
  /** The first bytes (up to 4 100), for detecting the type. */
  readonly head: Uint8Array;
  /** Reads the staged content. */
  open(): AsyncIterable<Uint8Array>;
  /** Forgets the content and removes what was written. Idempotent; does nothing after `keep`. */
  discard(): Promise<void>;
}

/**
 * Contents by hash, stored for as long as they have an owner. Small ones (up to about 256 kB) live in the database and share the
 * commit of the row that needs them; larger ones are streamed to disk, or in chunks to the database when several machines share
 * it.
 */
export interface BlobStore {
  /** Receives a stream; leaves nothing behind when it fails. Large contents are durable (fsync) before this resolves. */
  stage(source: AsyncIterable<Uint8Array>): Promise<StagedBlob>;

  /**
   * Makes `owner` hold a staged blob, as part of the transaction. Idempotent. Throws when a sweep has already removed the upload
   * because of its age. A transaction that keeps several contents should do so in hash order to prevent deadlocks.
   */
  keep(transaction: Transaction<AnyTables>, staged: StagedBlob, owner: string): Promise<BlobRef>;

  /** Makes `owner` hold a content that is already stored; returns false when it is not. */
  share(transaction: Transaction<AnyTables>, sha256: string, owner: string): Promise<boolean>;

  /**
   * Releases everything that one owner or several hold, or all but some hashes. The next sweep removes contents without an owner. A
   * transaction that releases the contents of several owners does so in one call: one after the other might deadlock.
   */
  release(
    transaction: Transaction<AnyTables>,
    owners: string | readonly string[],
    options?: { readonly except: readonly string[] },
  ): Promise<void>;

  /** Reads a stored, committed content; throws `BlobNotFoundError` when there is none. */
  open(sha256: string): AsyncIterable<Uint8Array>;

  /**
   * Removes contents without an owner, and large uploads that began more than `olderThanMs` ago (longer than the longest upload
   * may take) and were never kept. Any number of processes may sweep at any time: a content that is being kept or shared
   * concurrently stays, and so do contents in files while a backup is being written. Files that no row names are quarantined and
   * removed two weeks later, and only while the folder is `ours`.
   */
  sweep(olderThanMs: number): Promise<SweepResult>;

  /**
   * Determines which database the files on disk belong to. Marks the folder when it is empty, or has no mark and holds contents
   * of this database.
   */
  checkFolder(): Promise<BlobFolderState>;

  /** Claims the files on disk for this database, whatever their mark says. The next sweep quarantines those it does not know. */
  adoptFolder(): Promise<void>;

  /** Writes to the storage of large contents and syncs; rejects when that fails. */
  probe(): Promise<void>;

  /** Throws `DataFolderGoneError` when the folder was deleted, moved or replaced since {@link checkFolder} first saw it. */
  assertInPlace(): void;
}
