import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { SqliteConnection } from './sqlite-connection.ts';

/**
 * Kysely driver of read-only connections. Single queries share a connection, since each runs to completion synchronously; a
 * transaction (several queries of one snapshot) opens its own.
 */
export class ReaderDriver implements Driver {
  readonly #path: string;
  readonly #shared: SqliteConnection;

  constructor(path: string, shared: SqliteConnection) {
    this.#path = path;
    this.#shared = shared;
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(new Reader(this.#shared));
  }

  beginTransaction(connection: DatabaseConnection): Promise<void> {
    readerOf(connection).separate(new SqliteConnection(this.#path, 'read')).run('begin');
    return Promise.resolve();
  }

  commitTransaction(): Promise<void> {
    return Promise.resolve();
  }

  rollbackTransaction(): Promise<void> {
    return Promise.resolve();
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    readerOf(connection).release();
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    return Promise.resolve();
  }
}

class Reader implements DatabaseConnection {
  #connection: SqliteConnection;
  #own: SqliteConnection | undefined;

  constructor(shared: SqliteConnection) {
    this.#connection = shared;
  }

  separate(own: SqliteConnection): SqliteConnection {
    this.#own = own;
    this.#connection = own;
    return own;
  }

  release(): void {
    this.#own?.close();
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return await this.#connection.executeQuery<R>(query);
  }

  streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query);
  }
}

function readerOf(connection: DatabaseConnection): Reader {
  if (connection instanceof Reader) return connection;
  throw new TypeError('This connection does not belong to the reader.');
}
