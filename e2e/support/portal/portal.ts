import { freePort } from '../../../packages/storage/src/testing/free-port.ts';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type {} from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A real portal in its own process, with its own, initially empty data folder. */
export interface Portal {
  readonly url: string;
  readonly dataDir: string;
  readonly processId: number;
  readonly admin: { readonly username: string; readonly password: string };
  /** Everything the process has printed so far. */
  printed(): string;
  /** Stops the process and removes its data folder, unless it is to be used again. */
  stop(options?: { readonly keepData: boolean }): Promise<void>;
}

const main = join(import.meta.dirname, '../../../packages/server/src/main.ts');
/** As in the start script: without it the heap takes 250 MB more under load. */
const memoryFlag = '--max-semi-space-size=8';
const readyWithinMs = 60_000;

async function waitUntilReady(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break;
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`the portal did not become ready; it printed:\n${printed()}`);
}

/** Starts a portal and waits until it is ready. Limits on submissions and sign-ins are off unless `environment` sets them. */
export async function startPortal(environment: Readonly<Record<string, string>> = {}): Promise<Portal> {
  const port = environment['PORTAL_PORT'] ?? String(await freePort());
  const url = `http://localhost:${port}`;
  const dataDir = environment['PORTAL_DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'portal-journey-')));
  const removeData = () => rm(dataDir, { recursive: true, force: true });
  const admin = { username: 'admin', password: randomBytes(12).toString('base64url') };
  const child = spawn(process.execPath, [memoryFlag, main], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORTAL_PORT: port,
      PORTAL_DATA_DIR: dataDir,
      PORTAL_ADMIN_USERNAME: admin.username,
      PORTAL_ADMIN_PASSWORD: admin.password,
      PORTAL_SUBMISSION_LIMIT: 'off',
      PORTAL_ADDRESS_UPLOAD_MB: 'off',
      PORTAL_SIGN_IN_LIMIT: 'off',
      ...environment,
    },
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  await waitUntilReady(url, child, () => output).catch(async (error: unknown) => {
    if (environment['PORTAL_DATA_DIR'] === undefined) await removeData();
    throw error;
  });
  return {
    url,
    dataDir,
    processId: child.pid ?? 0,
    admin,
    printed: () => output,
    stop: async (options) => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      if (options?.keepData !== true) await removeData();
    },
  };
}
