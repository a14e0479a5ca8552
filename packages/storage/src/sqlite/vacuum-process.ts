import { setTimeout as sleep } from 'node:timers/promises';
import { SqliteConnection } from './sqlite-connection.ts';

/** How long cutting the log waits for readers after the vacuum (ms). */
const cutPatienceMs = 60_000;

/**
 * Run by `vacuum.ts` in a process of its own: vacuums the SQLite file that the first argument names and cuts its log. Exits with 1
 * and the reason on its error output when another connection is in the way for too long, or the disk is full.
 */
const path = process.argv[2];
if (path === undefined) throw new Error('The SQLite file is missing.');
const connection = new SqliteConnection(path, 'write');
try {
  connection.run('vacuum');
  connection.run('pragma busy_timeout = 0');
  const deadline = performance.now() + cutPatienceMs;
  while (!connection.tryTruncateLog()) {
    if (performance.now() > deadline) throw new Error('Another process has been reading for too long.');
    await sleep(100);
  }
} finally {
  connection.close();
}
