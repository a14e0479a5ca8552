import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { readFreeSpace } from '../disk/free-space.ts';
import { StorageFullError } from '../storage-error.ts';

/** Vacuums a SQLite file beside the connections that are open. */
export interface Vacuum {
  /** `Database.vacuum`; a call that comes while another runs gets the outcome of that one. */
  run(spareBytes: number): Promise<void>;
  /** Ends a vacuum that is under way: the file stays as it was. */
  stop(): void;
}

/** A copy of the database beside it, and the log through which the copy comes back. */
const copies = 2;

const program = fileURLToPath(new URL('vacuum-process.ts', import.meta.url));

/**
 * `VACUUM` runs for seconds in a single call, so it gets a process of its own: the event loop goes on, and the call can be ended,
 * which a thread in native code can't be.
 */
export function createVacuum(path: string): Vacuum {
  let running: Promise<void> | undefined;
  let child: ChildProcess | undefined;

  async function vacuum(spareBytes: number): Promise<void> {
    const folder = dirname(path);
    const { size } = await stat(path);
    const { freeBytes } = await readFreeSpace(folder);
    if (freeBytes < copies * size + spareBytes)
      throw new StorageFullError(
        `Vacuuming the database needs ${copies * size} bytes on the disk beside the reserve.`,
      );
    // The copy stands where there is room for it: the system's folder for temporary files is often in memory.
    const env = { ...process.env, SQLITE_TMPDIR: folder };
    const started = spawn(process.execPath, [program, path], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    child = started;
    const [[code], reason] = await Promise.all([once(started, 'close'), text(started.stderr)]);
    if (code !== 0) throw new Error(`The database could not be vacuumed: ${reason.trim() || 'it was ended'}`);
  }

  return {
    run: (spareBytes) =>
      (running ??= vacuum(spareBytes).finally(() => {
        running = undefined;
        child = undefined;
      })),
    stop: () => void child?.kill(),
  };
}
