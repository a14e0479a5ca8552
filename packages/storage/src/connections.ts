import type { Kysely } from 'kysely';
import type { Engine } from './database.ts';
import type { AnyTables } from './any-tables.ts';

/** Connections of an engine: a Kysely whose transactions are durable when they resolve, and a read-only one. */
export interface Connections {
  readonly engine: Engine;
  readonly writer: Kysely<AnyTables>;
  readonly reader: Kysely<AnyTables>;
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
