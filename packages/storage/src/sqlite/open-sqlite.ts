import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connections } from '../connections.ts';
import { GroupCommitDriver } from './group-commit.ts';
import { ReaderDriver } from './reader-driver.ts';
import { isBusy, SqliteConnection } from './sqlite-connection.ts';
import { sqliteKysely } from './sqlite-dialect.ts';

/** How long a write waits for another process that writes (ms). */
const patienceMs = 15_000;

/** Opens a SQLite file, making it (readable by its owner only) when there is none. */
export async function openSqlite(path: string): Promise<Connections> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // SQLite gives its journal the permissions of the file.
  closeSync(openSync(path, 'a', 0o600));
  const writing = new SqliteConnection(path, 'write');
  await useWriteAheadLog(writing);
  writing.run('pragma synchronous = full');
  const writer = sqliteKysely(new GroupCommitDriver(writing, patienceMs));
  const reader = sqliteKysely(new ReaderDriver(path));
  return {
    engine: 'sqlite',
    writer,
    reader,
    close: async () => {
      await reader.destroy();
      // Last, so that it folds the log into the file.
      await writer.destroy();
    },
  };
}

/** Two processes that make the same new file at once may meet here, and SQLite does not wait for the other one in this one place. */
async function useWriteAheadLog(connection: SqliteConnection): Promise<void> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return connection.run('pragma journal_mode = wal');
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await sleep(20);
    }
  }
}
