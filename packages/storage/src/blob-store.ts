import type { Transaction } from 'kysely';

/** A stored content: its hash is its name. */
export interface BlobRef {
  /** SHA-256, lower-case hex. */
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
}

/**
 * Whose the files on disk are (decision 0027). `ours`: this database's. `foreign`: another database's, by its mark. `unmarked`: of nobody
 * knows which database, as none of them is known to this one. `incomplete`: none is there although this database names some.
 */
export type BlobFolderState = 'ours' | 'foreign' | 'unmarked' | 'incomplete';

/** What a sweep did. */
export interface SweepResult {
  /** Contents and uploads that are gone. */
  readonly removed: number;
  /** Files that were put into quarantine. */
  readonly quarantined: number;
  readonly folder: BlobFolderState;
}

/** A content that was received whole, hashed on the way, and not yet kept. */
export interface StagedBlob extends BlobRef {
  /** The first bytes (up to 4 100), for looking at the type. */
  readonly head: Uint8Array;
  /** Reads the staged content. */
  open(): AsyncIterable<Uint8Array>;
  /** Forgets it and removes what was written. Harmless after `keep`, and when called twice. */
  discard(): Promise<void>;
}

/**
 * Contents by hash, held as long as somebody refers to them. Small ones (up to about 256 kB) live in the database, so that they share
 * the commit of the row that needs them; larger ones are streamed to disk, or in chunks to the database when several machines share
 * it.
 */
export interface BlobStore {
  /** Receives a stream. Nothing of it stays when the stream fails. Large ones are durable (fsync) before this resolves. */
  stage(source: AsyncIterable<Uint8Array>): Promise<StagedBlob>;

  /**
   * Makes `owner` hold a staged blob, as part of the transaction. Idempotent. Throws when a sweep has removed it meanwhile for its
   * age. Works that keep several contents should do so in the same order (by hash), so that two of them never wait for each other.
   */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- joins the transaction of any caller's tables
  keep(transaction: Transaction<any>, staged: StagedBlob, owner: string): Promise<BlobRef>;

  /** Makes `owner` hold a content that is already stored; false when it is not. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
  share(transaction: Transaction<any>, sha256: string, owner: string): Promise<boolean>;

  /** Lets go of everything that `owner` holds. Contents that nobody holds go at the next sweep. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
  release(transaction: Transaction<any>, owner: string): Promise<void>;

  /** Reads a stored content; throws `BlobNotFoundError` when it is not there. Sees what is committed. */
  open(sha256: string): AsyncIterable<Uint8Array>;

  /**
   * Removes contents that nobody holds, and large uploads that were begun more than `olderThanMs` ago (more than the longest upload
   * may take) and never kept. Any number of processes may sweep at any time: what somebody keeps or shares at the
   * same moment stays. Files that no row names are put into quarantine and removed two weeks later, and only while the folder is
   * `ours`.
   */
  sweep(olderThanMs: number): Promise<SweepResult>;

  /** Whose the files on disk are. Marks a folder that is empty, or has no mark and holds contents of this database. */
  checkFolder(): Promise<BlobFolderState>;

  /** Makes the files on disk this database's, whatever their mark says. Those that it does not know go into quarantine at the next sweep. */
  adoptFolder(): Promise<void>;

  /** Writes to where large contents go and waits for the disk; rejects when that fails. */
  probe(): Promise<void>;

  /** Throws `DataFolderGoneError` when the folder was deleted, moved or replaced since {@link checkFolder} first saw it. */
  assertInPlace(): void;
}
