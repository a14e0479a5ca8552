import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { until } from './testing/until.ts';

const root = join(import.meta.dirname, '../../..');
let folder = '';
let npm: ChildProcess | undefined;

afterEach(async () => {
  npm?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

it.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  'the server of npm start ends when npm gets %s',
  async (signal) => {
    folder = await mkdtemp(join(tmpdir(), 'form-portal-npm-'));
    const port = await freePort();
    // Without the script before it, which might install and build under the other tests.
    npm = spawn('npm', ['start', '--ignore-scripts'], {
      cwd: root,
      env: { ...process.env, PORTAL_PORT: String(port), PORTAL_DATA_DIR: folder, NODE_ENV: undefined },
    });
    let printed = '';
    npm.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    await until(() => printed.includes('Open http'), 60_000);
    expect(await answers(port)).toBe(true);

    npm.kill(signal);
    await once(npm, 'exit');

    await until(async () => !(await answers(port)));
  },
  90_000,
);

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${String(port)}/healthz`)).ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
