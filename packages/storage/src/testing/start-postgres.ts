import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A PostgreSQL server for tests and measurements. */
export interface RunningPostgres {
  /** URL of an account that may create databases. */
  readonly url: string;
  /** Stops a server that was started here. Otherwise it stops when this process ends, however it ends. */
  stop(): Promise<void>;
}

/**
 * A real PostgreSQL: the one that `PORTAL_TEST_DATABASE_URL` names, otherwise a new one from the installed binaries, empty, on a
 * free port of this machine, run by an unprivileged account when we are root. `fast` does not wait for the disk (tests);
 * `durable` does (measurements).
 */
export async function startPostgres(writes: 'fast' | 'durable' = 'fast'): Promise<RunningPostgres> {
  const named = process.env['PORTAL_TEST_DATABASE_URL'] ?? '';
  if (named !== '') return { url: named, stop: () => Promise.resolve() };
  const keeper = spawn(
    process.execPath,
    [fileURLToPath(new URL('postgres-keeper.ts', import.meta.url)), writes],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
      // Its own process group: Ctrl-C ends us first, and then we clean up.
      detached: true,
    },
  );
  const gone = once(keeper, 'exit');
  const message = await Promise.race([once(createInterface(keeper.stdout), 'line'), gone]);
  const { url, problem } = parseMessage(message[0]);
  if (url === undefined) throw new Error(`PostgreSQL did not start. ${problem ?? ''}`);
  return {
    url,
    stop: async () => {
      keeper.stdin.end();
      await gone;
    },
  };
}

function parseMessage(line: unknown): { readonly url?: string; readonly problem?: string } {
  if (typeof line !== 'string') return { problem: `It ended with ${String(line)}.` };
  return JSON.parse(line);
}
