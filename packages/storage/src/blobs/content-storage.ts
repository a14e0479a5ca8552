import type { StoredContent } from './blob-tables.ts';

/** Storage for the bytes of large contents. Every upload has a unique name, so uploads never touch each other's bytes. */
export interface ContentStorage {
  /** Begins to write an upload that is recorded in `blob_uploads`. */
  begin(upload: string): Promise<ContentWriter>;
  /** Reads a content; throws when bytes are missing. */
  read(content: StoredContent): AsyncIterable<Uint8Array>;
  /** Removes the bytes of a finished upload whose rows were deleted. Idempotent. */
  remove(content: Pick<StoredContent, 'sha256' | 'upload'>): Promise<void>;
}

/** Writes one upload, chunk by chunk. */
export interface ContentWriter {
  append(bytes: Uint8Array): Promise<void>;
  /** Makes the content durable under its name. */
  finish(sha256: string): Promise<void>;
  /** Stops writing and removes what was written. */
  abandon(): Promise<void>;
}
