import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Connections } from '../connections.ts';
import { GroupCommitDriver } from './group-commit.ts';
import { ReaderDriver } from './reader-driver.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { sqliteKysely } from './sqlite-dialect.ts';

/** Opens a SQLite file, making it (readable by its owner only) when there is none. */
export function openSqlite(path: string): Connections {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // SQLite gives its journal the permissions of the file.
  closeSync(openSync(path, 'a', 0o600));
  const writing = new SqliteConnection(path, 'write');
  useWriteAheadLog(writing);
  writing.run('pragma synchronous = full');
  const writer = sqliteKysely(new GroupCommitDriver(writing));
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
function useWriteAheadLog(connection: SqliteConnection): void {
  const attempts = 100;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return connection.run('pragma journal_mode = wal');
    } catch (error) {
      if (attempt === attempts) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}
