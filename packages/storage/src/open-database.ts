import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import type { Connections } from './connections.ts';
import type { Database, Migration } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

/** Where the database is. */
export interface DatabaseLocation {
  /** `postgres://…` or `postgresql://…`; empty for the SQLite file `portal.sqlite` in `dataDir`. */
  readonly url: string;
  /** Folder of the SQLite file, made when missing; not looked at for PostgreSQL. */
  readonly dataDir: string;
  /** Connections of each kind (writing, reading) to PostgreSQL; 10 when absent. */
  readonly poolSize?: number;
}

/**
 * Opens the portal's database and brings its schema up to date. Throws `NewerDatabaseError` when a newer version used
 * it. Several processes may open the same one, also the same SQLite file: nothing is lost, but each waits for the other's writes, so
 * more than one portal wants PostgreSQL.
 */
export async function openDatabase<Tables>(
  location: DatabaseLocation,
  migrations: readonly Migration[],
  now: () => Date,
): Promise<Database<Tables>> {
  const database: Database<Tables> = databaseOver(await connect(location));
  try {
    await migrate(database.withTables(), migrations, now);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

async function connect({ url, dataDir, poolSize }: DatabaseLocation): Promise<Connections> {
  if (url === '') return await openSqlite(join(dataDir, 'portal.sqlite'));
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url, poolSize ?? 10);
  throw new Error(
    "The database's URL must begin with postgres:// or be empty for the SQLite file in the data directory.",
  );
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each package sees it through its own table types
function databaseOver(connections: Connections): Database<any> {
  const running = new Set<Promise<unknown>>();
  const runningWork = new AsyncLocalStorage<{ over: boolean }>();
  let closing: Promise<void> | undefined;

  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
  async function write<R>(work: (transaction: Transaction<any>) => Promise<R>): Promise<R> {
    if (closing !== undefined) throw new Error('The database is closed.');
    if (runningWork.getStore()?.over === false) {
      throw new Error(
        'A write inside a write would wait for itself; use the transaction that the outer one was given.',
      );
    }
    const state = { over: false };
    const result = runningWork.run(state, () =>
      connections.writer.transaction().execute(async (transaction) => {
        try {
          return await work(transaction);
        } finally {
          state.over = true;
        }
      }),
    );
    running.add(result);
    try {
      return await result;
    } finally {
      running.delete(result);
    }
  }

  async function close(): Promise<void> {
    await Promise.allSettled(running);
    await connections.close();
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
  const database: Database<any> = {
    engine: connections.engine,
    read: connections.reader,
    write,
    withTables: () => database,
    close: () => (closing ??= close()),
  };
  return database;
}
