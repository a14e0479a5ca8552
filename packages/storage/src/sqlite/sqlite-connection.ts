import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

/** Maximum number of prepared statements per connection; `in (…)` lists of varying length keep producing new texts. */
const cachedStatements = 200;

/** How long opening and reading wait for another process that recovers or closes the file (ms); this blocks the process. */
const busyTimeoutMs = 5_000;

interface PreparedStatement {
  readonly statement: StatementSync;
  readonly returnsRows: boolean;
}

type Bound = null | number | bigint | string | Uint8Array;

/**
 * An open SQLite file for Kysely. Everything runs synchronously, so queries never interleave. Integers are returned as numbers;
 * one beyond 2^53 throws rather than losing digits.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, PreparedStatement>();

  constructor(path: string, access: 'read' | 'write') {
    this.#database = new DatabaseSync(path, { readOnly: access === 'read', timeout: busyTimeoutMs });
    this.#database.exec('pragma foreign_keys = on');
  }

  /** Whether a transaction is open: SQLite ends it by itself after some failures (such as a full disk). */
  get inTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /** Runs statements that return no rows. */
  run(sql: string): void {
    this.#database.exec(sql);
  }

  /** Begins a write transaction; returns false immediately while another connection has one. */
  tryBegin(): boolean {
    try {
      this.run('begin immediate');
      return true;
    } catch (error) {
      if (isBusy(error)) return false;
      throw error;
    }
  }

  /** Checkpoints the write-ahead log and truncates it; returns false while another connection prevents it. */
  tryTruncateLog(): boolean {
    try {
      const row = this.#database.prepare('pragma wal_checkpoint(truncate)').get();
      return row?.['busy'] === 0;
    } catch (error) {
      if (isBusy(error)) return false;
      throw error;
    }
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { statement, returnsRows } = this.#prepare(query.sql);
    const parameters = query.parameters.map(asBound);
    if (returnsRows) return Promise.resolve({ rows: rowsOf<R>(statement.all(...parameters)) });
    const { changes } = statement.run(...parameters);
    return Promise.resolve({ numAffectedRows: BigInt(changes), rows: [] });
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    // Prepared again: a cached statement would be reset by the next query with the same text.
    const statement = this.#database.prepare(query.sql);
    for (const row of statement.iterate(...query.parameters.map(asBound))) yield { rows: rowsOf<R>([row]) };
  }

  /** Idempotent. */
  close(): void {
    this.#statements.clear();
    if (this.#database.isOpen) this.#database.close();
  }

  #prepare(sql: string): PreparedStatement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    // Cleared when full: tracking the least recently used is not worth the cost at a thousand queries a second.
    if (this.#statements.size >= cachedStatements) this.#statements.clear();
    const statement = this.#database.prepare(sql);
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

/** Whether another connection has locked the file. */
export function isBusy(error: unknown): boolean {
  // The low byte is the primary result code (5, SQLITE_BUSY), the rest extends it.
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;
}

function asBound(value: unknown): Bound {
  if (value === null || typeof value === 'number' || typeof value === 'bigint' || typeof value === 'string')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(
    `A ${typeof value} cannot be stored; store null, a number, text or bytes (booleans as 0 and 1).`,
  );
}

// Kysely's connection promises the rows' type without a way to check it.
function rowsOf<R>(rows: unknown[]): R[] {
  return rows as R[];
}
