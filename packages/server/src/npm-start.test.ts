import { freePort } from '@form-portal/storage/testing';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { until } from './testing/until.ts';

const root = join(import.meta.dirname, '../../..');
/** Long enough for a start on a busy machine. */
const startMs = 90_000;
let folder = '';
let npm: ChildProcess | undefined;

afterEach(async () => {
  npm?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

it.each(['SIGINT', 'SIGKILL'] as const)(
  'the server of npm start ends when npm gets %s',
  async (signal) => {
    const { npm, port } = await start();
    expect(await responds(port)).toBe(true);

    npm.kill(signal);
    await once(npm, 'exit');

    await until(async () => !(await responds(port)));
  },
  startMs,
);

it(
  'the server of npm start finishes a running request after Ctrl+C, whose signal npm repeats',
  async () => {
    const { npm, port } = await start();
    const running = request({
      port,
      path: '/api/submissions',
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b', expect: '100-continue' },
    });
    running.flushHeaders();
    await once(running, 'continue');

    // As a terminal does: to npm and everything that it started.
    const pressCtrlC = () => process.kill(-(npm.pid ?? NaN), 'SIGINT');
    const finish = async () => {
      pressCtrlC();
      await until(async () => !(await responds(port)));
      // A busy server may receive npm's copy together with the first signal; an idle one receives it while it is stopping.
      pressCtrlC();
      await sleep(100);
      running.end('--b--\r\n');
    };
    const [[response]] = (await Promise.all([once(running, 'response'), finish()])) as [
      [IncomingMessage],
      void,
    ];
    response.resume();
    const [code] = (await once(npm, 'exit')) as [number | null];

    expect({ status: response.statusCode, code }).toEqual({ status: 400, code: 0 });
  },
  startMs,
);

it(
  'the server of npm start serves its metrics only at the address of PORTAL_METRICS, and ends when npm gets SIGTERM',
  async () => {
    const metricsPort = await freePort();
    const { npm, port } = await start({ PORTAL_METRICS: `127.0.0.1:${String(metricsPort)}` });
    const get = (at: number, path: string) => fetch(`http://127.0.0.1:${String(at)}${path}`);

    const metrics = await get(metricsPort, '/metrics');
    const onPortal = await get(port, '/metrics');
    const portalThere = await get(metricsPort, '/');

    expect([metrics.status, onPortal.status, portalThere.status]).toEqual([200, 404, 404]);
    const names = await metrics.text();
    for (const name of ['portal_submissions_accepted_total', 'process_resident_memory_bytes'])
      expect(names).toContain(name);
    expect(await onPortal.text()).not.toContain('portal_submissions_accepted_total');

    npm.kill('SIGTERM');
    await once(npm, 'exit');
    await until(async () => !(await responds(port)) && !(await responds(metricsPort, '/metrics')));
  },
  startMs,
);

/** Starts the portal by `npm start` and waits until it prints its address. */
async function start(environment: Readonly<Record<string, string>> = {}) {
  folder = await mkdtemp(join(tmpdir(), 'form-portal-npm-'));
  const port = await freePort();
  // Without `prestart`, which might install and build during other tests.
  const started = spawn('npm', ['start', '--ignore-scripts'], {
    cwd: root,
    // A process group of its own, as a terminal gives to what it starts.
    detached: true,
    env: {
      ...process.env,
      ...environment,
      PORTAL_PORT: String(port),
      PORTAL_DATA_DIR: folder,
      NODE_ENV: undefined,
    },
  });
  npm = started;
  let printed = '';
  started.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await until(() => printed.includes('Open http'), 60_000);
  return { npm: started, port };
}

async function responds(port: number, path = '/healthz'): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${String(port)}${path}`)).ok;
  } catch {
    return false;
  }
}
