import { setTimeout as sleep } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { DatabaseBusyError } from '../storage-error.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

/** Maximum number of writes that share one commit: bounds how long the first waits for the last. */
const largestGroup = 64;

/** Interval for checking whether another process is still writing (ms). */
const retryMs = 4;

/** How long a writer waits before a caller fails. */
export interface WriterTimeouts {
  /** How long a transaction waits for another process that writes (ms). */
  readonly otherWriterMs: number;
  /** How long one write may keep the others waiting (ms). */
  readonly workMs: number;
}

interface Member {
  readonly committed: () => void;
  readonly failed: (reason: unknown) => void;
}

/**
 * Kysely driver of the single writing connection. Transactions take turns on it, each in its own savepoint; the group is
 * committed with one fsync when no one is waiting for a turn at the end of an event loop iteration. A transaction resolves after
 * that commit.
 */
export class GroupCommitDriver implements Driver {
  readonly #connection: SqliteConnection;
  readonly #timeouts: WriterTimeouts;
  readonly #assertInPlace: () => void;
  readonly #waiting: (() => void)[] = [];
  #members: Member[] = [];
  #turnTaken = false;
  #closed = false;

  /** `assertInPlace` throws when committed data would be lost with this process. */
  constructor(connection: SqliteConnection, timeouts: WriterTimeouts, assertInPlace: () => void) {
    this.#connection = connection;
    this.#timeouts = timeouts;
    this.#assertInPlace = assertInPlace;
    // Blocking here would also block a writer in the same process.
    connection.run('pragma busy_timeout = 0');
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#turnTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#turnTaken = true;
    return new Turn(this.#connection);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const turn = turnOf(connection);
    if (!this.#connection.inTransaction) await this.#begin();
    this.#connection.run('savepoint work');
    turn.expireAfter(this.#timeouts.workMs, () => this.#undo(turn));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const turn = turnOf(connection);
    if (turn.over)
      throw new Error('The write took too long and was rolled back; it must only await its transaction.');
    this.#connection.run('release work');
    const committed = new Promise<void>((resolve, reject) => {
      this.#members.push({ committed: resolve, failed: reject });
    });
    this.#endTurn(turn);
    await committed;
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const turn = turnOf(connection);
    // Already over: the group's commit failed or the turn expired, and everything was rolled back.
    if (!turn.over) this.#undo(turn);
    return Promise.resolve();
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    const turn = turnOf(connection);
    // Not over: the transaction could not even begin.
    if (!turn.over) this.#endTurn(turn);
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    this.#closed = true;
    return Promise.resolve();
  }

  /** Waits for other writing connections, here or in other processes, without blocking. */
  async #begin(): Promise<void> {
    const deadline = performance.now() + this.#timeouts.otherWriterMs;
    while (!this.#connection.tryBegin()) {
      if (performance.now() > deadline) throw new DatabaseBusyError();
      await sleep(retryMs);
    }
  }

  #undo(turn: Turn): void {
    if (this.#connection.inTransaction) this.#connection.run('rollback to work; release work');
    else
      this.#failGroup(
        new Error('The database rolled back the whole transaction because one of its writes failed.', {
          cause: turn.failure,
        }),
      );
    this.#endTurn(turn);
  }

  #endTurn(turn: Turn): void {
    turn.end();
    if (this.#members.length >= largestGroup) this.#commit();
    const next = this.#waiting.shift();
    if (next !== undefined) return next();
    this.#turnTaken = false;
    // Requests that are read in this iteration of the event loop can still join.
    setImmediate(() => this.#commitWhenIdle());
  }

  #commitWhenIdle(): void {
    if (!this.#turnTaken && !this.#closed && this.#connection.inTransaction) this.#commit();
  }

  #commit(): void {
    try {
      this.#connection.run('commit');
      this.#assertInPlace();
    } catch (error) {
      if (this.#connection.inTransaction) this.#connection.run('rollback');
      return this.#failGroup(error);
    }
    const members = this.#members;
    this.#members = [];
    for (const member of members) member.committed();
  }

  #failGroup(reason: unknown): void {
    const members = this.#members;
    this.#members = [];
    for (const member of members) member.failed(reason);
  }
}

/**
 * The writing connection for the duration of one write's turn; unusable afterwards, so that a forgotten `await` cannot write
 * outside its transaction.
 */
class Turn implements DatabaseConnection {
  readonly #connection: SqliteConnection;
  #over = false;
  #expiry: NodeJS.Timeout | undefined;
  /** The error of the last query; undefined when it succeeded. */
  failure: unknown;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  get over(): boolean {
    return this.#over;
  }

  end(): void {
    this.#over = true;
    clearTimeout(this.#expiry);
  }

  expireAfter(ms: number, expired: () => void): void {
    this.#expiry = setTimeout(expired, ms);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#assertRunning();
    try {
      return await this.#connection.executeQuery<R>(query);
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    this.#assertRunning();
    yield* this.#connection.streamQuery<R>(query);
  }

  #assertRunning(): void {
    if (this.#over)
      throw new Error('The transaction is over; await every query inside the work that received it.');
    // Outside a transaction, the query would be committed on its own.
    if (!this.#connection.inTransaction)
      throw new Error('The transaction was rolled back by an earlier failure.', { cause: this.failure });
  }
}

function turnOf(connection: DatabaseConnection): Turn {
  if (connection instanceof Turn) return connection;
  throw new TypeError('This connection does not belong to the writer.');
}
