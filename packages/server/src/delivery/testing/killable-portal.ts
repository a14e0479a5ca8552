import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./crashing-portal.ts', import.meta.url));

/** A portal in a separate process. */
export interface KillablePortal {
  readonly url: string;
  /** Kills it, as a power failure would, except that the operating system still writes its buffers. */
  kill(): Promise<void>;
  /** Stops it gracefully; returns its exit code. */
  stop(): Promise<number | null>;
}

/** Where a portal under test stores its data. */
interface KillableOptions {
  readonly dataDir: string;
  /** Empty for SQLite in the data folder. */
  readonly databaseUrl: string;
  /** Further environment variables. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts a portal; resolves once it accepts submissions. */
export async function startKillablePortal({
  dataDir,
  databaseUrl,
  environment,
}: KillableOptions): Promise<KillablePortal> {
  const child = spawn(process.execPath, [program], {
    cwd: dataDir,
    env: {
      PATH: process.env['PATH'],
      PORTAL_DATA_DIR: dataDir,
      ...(databaseUrl === '' ? {} : { PORTAL_DATABASE_URL: databaseUrl }),
      PORTAL_ADMIN_PASSWORD: 'correct horse battery staple',
      PORTAL_SUBMISSION_LIMIT: 'off',
      PORTAL_ADDRESS_UPLOAD_MB: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await portOf(child);
  const exited = once(child, 'exit');
  return {
    url: `http://127.0.0.1:${port}`,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
      return child.exitCode;
    },
  };
}

async function portOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('The portal has no output');
  for await (const line of createInterface(stdout)) {
    const [, port] = /^port (\d+)$/.exec(line) ?? [];
    if (port !== undefined) return port;
  }
  throw new Error('The portal did not start');
}
