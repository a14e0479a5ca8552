import { freePort } from '@form-portal/storage/testing';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from './testing/until.ts';

const serve = new URL('serve.ts', import.meta.url);
const web = new URL('testing/test-system-deps.ts', import.meta.url);
const compileCache = new URL('compile-cache.ts', import.meta.url);
const script = `
  import { cacheCompiledModules } from '${compileCache.href}';
  cacheCompiledModules();
  const { servePortal } = await import('${serve.href}');
  const { testSystemDeps } = await import('${web.href}');
  await servePortal(() => Promise.resolve(testSystemDeps().web));
`;

/** Long enough for a start on a busy machine. */
const startMs = 60_000;

describe('a portal in its own process', { timeout: 3 * startMs }, () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'form-portal-serve-'));
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  function run(port: number, environment: Readonly<Record<string, string>> = {}) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      cwd: folder,
      env: { PATH: process.env['PATH'], PORTAL_PORT: String(port), PORTAL_DATA_DIR: folder, ...environment },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    return { child, printed: () => output };
  }

  async function start(environment: Readonly<Record<string, string>> = {}) {
    const port = await freePort();
    const { child, printed } = run(port, environment);
    await until(() => printed().includes('Open http') || child.exitCode !== null, startMs);
    return { child, printed, port, url: `http://localhost:${port}` };
  }

  it('prints its address and, on the first start only, the administrator’s password; ends with 0 on SIGTERM', async () => {
    const first = await start();
    const [, password = ''] = /^Administrator: admin, password: (\S+) /m.exec(first.printed()) ?? [];
    const signedIn = await fetch(`${first.url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: first.url },
      body: JSON.stringify({ username: 'admin', password }),
    });
    first.child.kill('SIGTERM');
    await once(first.child, 'exit');
    const second = await start();
    const ready = await fetch(`${second.url}/readyz`);
    second.child.kill('SIGTERM');
    const [code] = await once(second.child, 'exit');

    expect(first.printed()).toContain(`Open ${first.url}\n`);
    expect(first.printed().split(password)).toHaveLength(2);
    expect(signedIn.status).toBe(200);
    expect(second.printed()).toContain(`Open ${second.url}\n`);
    expect(second.printed()).not.toContain('password');
    expect([ready.status, code]).toEqual([200, 0]);
    await expect(fetch(`${second.url}/healthz`)).rejects.toThrow();
  });

  it('ends with 0 despite a slow sender once PORTAL_SHUTDOWN_SECONDS are over', async () => {
    const { child, printed, port } = await start({ PORTAL_SHUTDOWN_SECONDS: '1' });
    const slow = connect(port, '127.0.0.1');
    slow.on('error', () => undefined);
    slow.write(
      'POST /api/submissions HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 900000\r\n\r\n',
    );
    // `100 Continue`: the request is in progress.
    await once(slow, 'data');
    const drip = setInterval(() => slow.write(Buffer.alloc(1000)), 500);
    const begun = performance.now();

    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');

    clearInterval(drip);
    expect(code).toBe(0);
    expect(performance.now() - begun).toBeGreaterThan(900);
    expect(performance.now() - begun).toBeLessThan(15_000);
    expect(printed()).not.toContain('A request failed');
  });

  it('reports why it did not start when its port is in use', async () => {
    const { port, server } = await takePort();
    const { child, printed } = run(port);
    const [code] = await once(child, 'exit');
    server.close();

    expect(code).toBe(1);
    expect(printed()).toMatch(new RegExp(`^The portal did not start: .*${port}\n$`));
  });
});

async function takePort(): Promise<{ readonly port: number; readonly server: Server }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}
