import { setTimeout as sleep } from 'node:timers/promises';
import { SqliteConnection } from './sqlite-connection.ts';

/** How long truncating the log waits for readers after the vacuum (ms). */
const truncateTimeoutMs = 60_000;

/**
 * Run by `vacuum.ts` in a separate process: vacuums the SQLite file named by the first argument and truncates its log. Exits with 1 and
 * the reason on standard error when another connection locks the file for too long, or the disk is full.
 */
const path = process.argv[2];
if (path === undefined) throw new Error('The SQLite file is missing.');
const connection = new SqliteConnection(path, 'write');
try {
  connection.run('vacuum');
  connection.run('pragma busy_timeout = 0');
  const deadline = performance.now() + truncateTimeoutMs;
  while (!connection.tryTruncateLog()) {
    if (performance.now() > deadline) throw new Error('Another process has been reading for too long.');
    await sleep(100);
  }
} finally {
  connection.close();
}
