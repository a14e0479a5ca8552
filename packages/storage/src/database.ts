import type { Kysely, Transaction } from 'kysely';
import type { AnyTables } from './any-tables.ts';

/** The supported engines; only `dialect.ts` knows their differences. */
export type Engine = 'sqlite' | 'postgres';

/**
 * The portal's database: one code path over two engines. Instants are ISO 8601 UTC text, documents JSON text, booleans 0 or 1,
 * ids text unless they are vault numbers.
 */
export interface Database<Tables> {
  readonly engine: Engine;

  /**
   * For reading. Sees committed data only; writing through it fails on both engines. All queries of a transaction see the same
   * snapshot. Integers, counts and sums are numbers; one beyond 2^53 throws.
   */
  readonly read: Kysely<Tables>;

  /**
   * Runs work in a transaction and resolves once it is durable (fsync). All or nothing: a throw rolls back this work alone. On
   * SQLite, concurrent calls share one commit (group commit), each in its own savepoint, so work must await nothing but its
   * transaction: every other writer waits for it. A failed commit rejects all calls that shared it. On PostgreSQL calls run
   * concurrently in READ COMMITTED: rows that are read to be written must be locked (`lockingRows`) or changed by a single
   * statement. Nothing is retried; a deadlock or a lost connection rejects. Nested writes are refused. Rejects with
   * `DataFolderGoneError` when {@link assertInPlace} throws; `storageTroubleOf` maps a rejection to its storage trouble.
   */
  write<R>(work: (transaction: Transaction<Tables>) => Promise<R>): Promise<R>;

  /**
   * Throws `DataFolderGoneError` when the open SQLite files were deleted, moved or replaced: their data is lost when this process
   * ends. Takes microseconds. Never throws on PostgreSQL.
   */
  assertInPlace(): void;

  /**
   * Checkpoints SQLite's write-ahead log and truncates it, so that it retains nothing of deleted rows; gives up when another process
   * keeps reading for seconds. Does nothing on PostgreSQL. Remains in pages that are still in use are removed by {@link vacuum}.
   */
  scrub(): Promise<void>;

  /**
   * Rewrites the database without deleted rows (`VACUUM`; decision 0033). Takes seconds per gigabyte: on SQLite writes wait and reads
   * continue; on PostgreSQL nothing waits. Rejects, changing nothing, with `StorageFullError` when the disk lacks space for two
   * copies besides `spareBytes` (0 or more; SQLite only), and when another process keeps writing or reading for too long.
   */
  vacuum(spareBytes: number): Promise<void>;

  /** The same database seen through another package's table types. */
  withTables<Other>(): Database<Other>;

  /** Waits for running writes and closes every connection. */
  close(): Promise<void>;
}

/**
 * One numbered schema change; append-only, never edited. Runs at startup in a transaction, under a lock. Deferred constraints are
 * not allowed: on SQLite they would fail the commit that others share.
 */
export interface Migration {
  /** `0001-forms`: four digits and a name, unique across the product; pending migrations run in this order. */
  readonly name: string;
  up(transaction: Transaction<AnyTables>, engine: Engine): Promise<void>;
}
