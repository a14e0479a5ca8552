import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connections } from '../connections.ts';
import { watchOpenFiles } from '../disk/open-files.ts';
import { GroupCommitDriver, type WriterTimeouts } from './group-commit.ts';
import { ReaderDriver } from './reader-driver.ts';
import { isBusy, SqliteConnection } from './sqlite-connection.ts';
import { sqliteKysely } from './sqlite-dialect.ts';
import { createVacuum } from './vacuum.ts';

/** How long truncating the log waits for other connections (ms); after that it is left until they are done. */
const scrubTimeoutMs = 5_000;

const defaultTimeouts: WriterTimeouts = { otherWriterMs: 15_000, workMs: 60_000 };

/** Opens a SQLite file, creating it (readable only by its owner) when there is none. */
export async function openSqlite(
  path: string,
  timeouts: WriterTimeouts = defaultTimeouts,
): Promise<Connections> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // SQLite gives its journal the file's permissions.
  closeSync(openSync(path, 'a', 0o600));
  const writing = new SqliteConnection(path, 'write');
  // Applies to new files. Twice the default: a 100 kB attachment costs a fifth less system time, a small row hardly more.
  writing.run('pragma page_size = 8192');
  await useWriteAheadLog(writing, timeouts);
  writing.run('pragma synchronous = full');
  // Overwrites deleted content with zeros.
  writing.run('pragma secure_delete = on');
  const reading = new SqliteConnection(path, 'read');
  // A read creates the files of the log too.
  reading.run('select count(*) from sqlite_schema');
  const { assertInPlace } = watchOpenFiles([path, `${path}-wal`, `${path}-shm`]);
  const writer = sqliteKysely(new GroupCommitDriver(writing, timeouts, assertInPlace));
  const reader = sqliteKysely(new ReaderDriver(path, reading));
  const vacuum = createVacuum(path);
  return {
    engine: 'sqlite',
    writer,
    reader,
    assertInPlace,
    scrub: () => emptyWriteAheadLog(path),
    vacuum: (spareBytes) => vacuum.run(spareBytes),
    close: async () => {
      vacuum.stop();
      await reader.destroy();
      reading.close();
      await writer.destroy();
      // Closed last, so that it checkpoints the log into the file.
      writing.close();
    },
  };
}

/** Two processes that create the same file may collide here, and SQLite does not apply its busy timeout to this pragma. */
async function useWriteAheadLog(connection: SqliteConnection, timeouts: WriterTimeouts): Promise<void> {
  const deadline = performance.now() + timeouts.otherWriterMs;
  for (;;) {
    try {
      return connection.run('pragma journal_mode = wal');
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await sleep(20);
    }
  }
}

/** Checkpoints and truncates the log, which keeps older states of pages until then. Waits for writers and readers without blocking the event loop. */
async function emptyWriteAheadLog(path: string): Promise<void> {
  const connection = new SqliteConnection(path, 'write');
  try {
    connection.run('pragma busy_timeout = 0');
    const deadline = performance.now() + scrubTimeoutMs;
    while (!connection.tryTruncateLog() && performance.now() < deadline) await sleep(20);
  } finally {
    connection.close();
  }
}
