import type { StoredContent } from './blob-tables.ts';

/** A place for the bytes of large contents. Each upload has a name of its own there, so that nobody else's bytes are ever touched. */
export interface ContentPlace {
  /** Begins to write an upload that is noted in `blob_uploads`. */
  begin(upload: string): Promise<ContentWriter>;
  /** Reads a content; throws when bytes are missing. */
  read(content: StoredContent): AsyncIterable<Uint8Array>;
  /** Removes the bytes of a finished upload whose rows are gone. Harmless when there are none. */
  remove(content: Pick<StoredContent, 'sha256' | 'upload'>): Promise<void>;
}

/** Writes one upload, piece by piece. */
export interface ContentWriter {
  append(bytes: Uint8Array): Promise<void>;
  /** Makes the content durable under its name. */
  finish(sha256: string): Promise<void>;
  /** Stops writing and removes what was written. */
  abandon(): Promise<void>;
}
