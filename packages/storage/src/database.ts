import type { Kysely, Transaction } from 'kysely';

/** The two engines; only `dialect.ts` knows where they differ. */
export type Engine = 'sqlite' | 'postgres';

/**
 * The portal's database, one code path over two engines. Instants are ISO 8601 UTC text, documents JSON text,
 * booleans 0 or 1, ids text unless they are vault numbers.
 */
export interface Database<Tables> {
  readonly engine: Engine;

  /**
   * For reading. Sees what is committed; writing through it fails on both engines. A transaction on it shows one state to all its
   * queries. Integers, counts and sums are numbers; one beyond 2^53 throws.
   */
  readonly read: Kysely<Tables>;

  /**
   * Runs work in a transaction and resolves once it is durable (fsync). Work is all or nothing; a throw rolls back this work alone.
   * On SQLite calls that wait at the same moment share one commit (group commit), each in a savepoint of its own, so work must only
   * await the transaction it is given: everybody waits for it. A commit that fails rejects all works that shared it.
   *
   * On PostgreSQL works run side by side in READ COMMITTED: what is read to be written must be locked (`lockingRows`) or changed by
   * one statement. Nothing is repeated by itself; a deadlock or a lost connection rejects. A write inside a write is refused.
   *
   * Rejects with `DataFolderGoneError` when {@link assertInPlace} throws; `storageTroubleOf` tells what of the storage a rejection
   * comes from.
   */
  write<R>(work: (transaction: Transaction<Tables>) => Promise<R>): Promise<R>;

  /**
   * Throws `DataFolderGoneError` when the SQLite files that are open were deleted, moved or replaced: what they hold is lost with this
   * process. Costs microseconds. Never throws on PostgreSQL.
   */
  assertInPlace(): void;

  /**
   * Has what was deleted leave the database's files, as far as the engine lets a client: on SQLite at once, but not while another process
   * reads for seconds on end; PostgreSQL decides itself (autovacuum).
   */
  scrub(): Promise<void>;

  /** The same database seen through another package's table types. */
  withTables<Other>(): Database<Other>;

  /** Waits for running writes and closes every connection. */
  close(): Promise<void>;
}

/**
 * One numbered step of the schema; only added, never edited. Runs in a transaction, under a lock, at start. No deferred constraints:
 * on SQLite they would fail the commit that others share.
 */
export interface Migration {
  /** `0001-forms`: four digits and a name, unique in the whole product; pending ones run in this order. */
  readonly name: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a migration sees tables that no type describes yet
  up(transaction: Transaction<any>, engine: Engine): Promise<void>;
}
