import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import type { Connections } from './connections.ts';
import type { Database, Migration } from './database.ts';
import { tablesInOrder } from './backup/dialect.ts';
import { migrate, namesOfDone, refuseUnknown } from './migrate.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import type { AnyTables } from './any-tables.ts';

/** Name of the SQLite file in the data folder. */
export const sqliteFile = 'portal.sqlite';

/** Where the database is. */
export interface DatabaseLocation {
  /** `postgres://…` or `postgresql://…`; empty for the SQLite file `portal.sqlite` in `dataDir`. */
  readonly url: string;
  /** Folder of the SQLite file, created when missing; ignored for PostgreSQL. */
  readonly dataDir: string;
  /** Connections of each kind (writing, reading) to PostgreSQL; 10 by default. */
  readonly poolSize?: number;
}

/**
 * Opens the portal's database and migrates its schema. Throws `NewerDatabaseError` when a newer version used it. Several
 * processes may open the same database, even the same SQLite file: nothing is lost, but each waits for the other's writes, so
 * PostgreSQL suits more than one process.
 */
export async function openDatabase<Tables>(
  location: DatabaseLocation,
  migrations: readonly Migration[],
  now: () => Date,
): Promise<Database<Tables>> {
  const database: Database<Tables> = databaseOver(await connectTo(location));
  try {
    await migrate(database.withTables(), migrations, now);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/**
 * Opens an existing database without creating or changing the schema, to read what another process writes. Throws when there is
 * none, and {@link NewerDatabaseError} when a newer version used it.
 */
export async function openExistingDatabase<Tables>(
  location: DatabaseLocation,
  migrations: readonly Migration[],
): Promise<Database<Tables>> {
  if (location.url === '' && !existsSync(join(location.dataDir, sqliteFile)))
    throw new Error(`There is no database in the data folder ${location.dataDir}.`);
  const database: Database<Tables> = databaseOver(await connectTo(location));
  try {
    const tables = await tablesInOrder(database.read, database.engine);
    if (!tables.includes('portal_migrations')) throw new Error('The database holds no portal.');
    refuseUnknown(await namesOfDone(database.read), migrations);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Connects to a database without reading from it. */
export async function connectTo({ url, dataDir, poolSize }: DatabaseLocation): Promise<Connections> {
  if (url === '') return await openSqlite(join(dataDir, sqliteFile));
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url, poolSize ?? 10);
  throw new Error(
    "The database's URL must begin with postgres:// or be empty for the SQLite file in the data directory.",
  );
}

/** A database over open connections. */
export function databaseOver(connections: Connections): Database<AnyTables> {
  const running = new Set<Promise<unknown>>();
  const runningWork = new AsyncLocalStorage<{ over: boolean }>();
  let closing: Promise<void> | undefined;

  async function write<R>(work: (transaction: Transaction<AnyTables>) => Promise<R>): Promise<R> {
    if (closing !== undefined) throw new Error('The database is closed.');
    if (runningWork.getStore()?.over === false) {
      throw new Error(
        'A write inside a write would wait for itself; use the transaction given to the outer one.',
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

  const database: Database<AnyTables> = {
    engine: connections.engine,
    read: connections.reader,
    write,
    assertInPlace: () => connections.assertInPlace(),
    scrub: () => connections.scrub(),
    vacuum: (spareBytes) => connections.vacuum(spareBytes),
    withTables: () => database,
    close: () => (closing ??= close()),
  };
  return database;
}
