import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { readFreeSpace } from '../disk/free-space.ts';
import { StorageFullError } from '../storage-error.ts';

/** Vacuums a SQLite file while other connections are open. */
export interface Vacuum {
  /** `Database.vacuum`; concurrent calls share one run. */
  run(spareBytes: number): Promise<void>;
  /** Ends a running vacuum, which rejects, and prevents later ones; the file stays unchanged. */
  stop(): void;
}

/** The copy of the database, and the log through which it replaces the original. */
const copies = 2;

const program = fileURLToPath(new URL('vacuum-process.ts', import.meta.url));

/**
 * `VACUUM` blocks for seconds in a single call, so it runs in a separate process: the event loop continues, and the process can be
 * killed, unlike a thread in native code.
 */
export function createVacuum(path: string): Vacuum {
  let running: Promise<void> | undefined;
  let child: ChildProcess | undefined;
  let isStopped = false;

  async function vacuum(spareBytes: number): Promise<void> {
    const folder = dirname(path);
    const { size } = await stat(path);
    const { freeBytes } = await readFreeSpace(folder);
    if (freeBytes < copies * size + spareBytes)
      throw new StorageFullError(
        `Vacuuming the database needs ${copies * size} bytes on the disk in addition to the reserve.`,
      );
    if (isStopped) throw notVacuumed('the database is closed');
    // The copy is made where there is room for it: the system's folder for temporary files is often in memory.
    const env = { ...process.env, SQLITE_TMPDIR: folder };
    const started = spawn(process.execPath, [program, path], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    child = started;
    const [[code], reason] = await Promise.all([once(started, 'close'), text(started.stderr)]);
    if (code !== 0) throw notVacuumed(reason.trim() || 'it was ended');
  }

  return {
    run: (spareBytes) =>
      (running ??= vacuum(spareBytes).finally(() => {
        running = undefined;
        child = undefined;
      })),
    stop: () => {
      isStopped = true;
      child?.kill();
    },
  };
}

function notVacuumed(reason: string): Error {
  return new Error(`The database could not be vacuumed: ${reason}`);
}
