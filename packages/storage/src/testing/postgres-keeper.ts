/**
 * Runs one PostgreSQL server for as long as the parent process lives: starts it in a new folder, prints its URL to standard
 * output, and stops it and removes the folder when standard input ends (also because the parent was killed).
 */
import { freePort } from './free-port.ts';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { postgresBinaries, type Unprivileged, unprivilegedUser } from './postgres-binaries.ts';

const startTimeoutMs = 60_000;
const fsync = process.argv[2] === 'durable' ? 'on' : 'off';

const user = unprivilegedUser();
const folder = mkdtempSync(join(tmpdir(), 'form-portal-postgres-'));
const server: { process?: ChildProcess } = {};

process.stdin.resume();
process.stdin.once('end', () => void stop(0));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => void stop(0));

try {
  process.stdout.write(`${JSON.stringify({ url: await start() })}\n`);
} catch (error) {
  process.stdout.write(`${JSON.stringify({ problem: `${String(error)}\n${serverLog()}` })}\n`);
  await stop(1);
}

async function start(): Promise<string> {
  chmodSync(folder, 0o755);
  const native = postgresBinaries(user, folder);
  const password = randomBytes(18).toString('hex');
  initialise(native, password);
  const port = await freePort();
  const log = openSync(join(folder, 'log'), 'a');
  server.process = spawn(join(native, 'bin', 'postgres'), serverArguments(port), {
    ...user,
    cwd: folder,
    stdio: ['ignore', log, log],
  });
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  await untilItAcceptsConnections(url, server.process);
  return url;
}

function initialise(native: string, password: string): void {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  own(passwordFile, user);
  const cluster = join(folder, 'cluster');
  // The folder's owner creates the cluster's folder.
  own(folder, user);
  const initdb = spawnSync(
    join(native, 'bin', 'initdb'),
    [
      ...['--pgdata', cluster, '--username', 'postgres', '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
      ...[
        '--encoding',
        'UTF8',
        '--locale',
        'C',
        '--locale-provider',
        'builtin',
        '--builtin-locale',
        'C.UTF-8',
      ],
      '--no-sync',
    ],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.error?.message ?? initdb.stderr}`);
}

function own(path: string, owner: Unprivileged | undefined): void {
  if (owner !== undefined) chownSync(path, owner.uid, owner.gid);
}

function serverArguments(port: number): readonly string[] {
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '300',
    shared_buffers: '64MB',
    fsync,
    full_page_writes: fsync,
    timezone: 'UTC',
  };
  const asOptions = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', join(folder, 'cluster'), ...asOptions];
}

async function untilItAcceptsConnections(url: string, postgres: ChildProcess): Promise<void> {
  const deadline = performance.now() + startTimeoutMs;
  for (;;) {
    const client = new Client(url);
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (postgres.exitCode !== null || performance.now() > deadline) throw error;
      await sleep(50);
    }
  }
}

async function stop(exitCode: number): Promise<never> {
  const postgres = server.process;
  if (postgres?.exitCode === null && postgres.signalCode === null) {
    const gone = once(postgres, 'exit');
    // Fast shutdown: does not wait for connections.
    postgres.kill('SIGINT');
    await Promise.race([gone, sleep(10_000, undefined, { ref: false })]);
    postgres.kill('SIGKILL');
  }
  rmSync(folder, { recursive: true, force: true });
  process.exit(exitCode);
}

function serverLog(): string {
  try {
    return readFileSync(join(folder, 'log'), 'utf8');
  } catch {
    return '';
  }
}
