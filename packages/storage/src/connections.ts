import type { Kysely } from 'kysely';
import type { Engine } from './database.ts';

/** Connections of an engine: a Kysely whose transactions are durable when they resolve, and a read-only one. */
export interface Connections {
  readonly engine: Engine;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- one pair of connections serves the tables of every package
  readonly writer: Kysely<any>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
  readonly reader: Kysely<any>;
  /**
   * Throws `DataFolderGoneError` when the open files are no longer those of the data folder. Never throws for a database server.
   */
  assertInPlace(): void;
  /** `Database.scrub`. */
  scrub(): Promise<void>;
  /** `Database.vacuum`. */
  vacuum(spareBytes: number): Promise<void>;
  close(): Promise<void>;
}
