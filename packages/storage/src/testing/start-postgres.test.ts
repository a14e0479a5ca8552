import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { startPostgres } from './start-postgres.ts';

describe('startPostgres', () => {
  it('returns the server that the environment names, and leaves it running', async () => {
    const named = process.env['PORTAL_TEST_DATABASE_URL'] ?? '';
    const postgres = await startPostgres();
    await postgres.stop();

    expect(postgres.url).toBe(named);
    expect(await acceptsConnections(named)).toBe(true);
  });

  it('starts a server outside the test run, which stops when its parent is killed', async () => {
    const { PORTAL_TEST_DATABASE_URL: _, ...environment } = process.env;
    const script = fileURLToPath(new URL('postgres-starting-process.ts', import.meta.url));
    const child = spawn(process.execPath, [script], {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [url] = await once(child.stdout.setEncoding('utf8'), 'data');

    expect(await acceptsConnections(url.trim())).toBe(true);
    child.kill('SIGKILL');

    for (let waited = 0; waited < 200 && (await acceptsConnections(url.trim())); waited += 1) await sleep(50);
    expect(await acceptsConnections(url.trim())).toBe(false);
  });
});

async function acceptsConnections(url: string): Promise<boolean> {
  const client = new Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    await client.end();
    return true;
  } catch {
    return false;
  }
}
