import type { Kysely } from 'kysely';
import type { Engine } from './database.ts';

/** What an engine gives: a Kysely whose transactions are durable when they resolve, and one that can only read. */
export interface Connections {
  readonly engine: Engine;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- one pair of connections serves the tables of every package
  readonly writer: Kysely<any>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
  readonly reader: Kysely<any>;
  /** Throws `DataFolderGoneError` when the files that are open are no longer those of the data folder. A server has none: never. */
  assertInPlace(): void;
  /** `Database.scrub`. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}
