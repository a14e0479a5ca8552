import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

describe('starting the portal', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'form-portal-start-'));
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function run(environment: Record<string, string>) {
    const started = spawn(process.execPath, [main], {
      cwd: folder,
      env: { PATH: process.env['PATH'], ...environment },
    });
    let output = '';
    started.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    started.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const [code] = await once(started, 'exit');
    return { code, lines: output.trim().split('\n') };
  }

  it('reports all problems of the environment, one line each, and does not start', async () => {
    const { code, lines } = await run({
      PORTAL_PORT: 'abc',
      PORTAL_TIME_ZONE: 'Mars/Base',
      PORTAL_PROT: '1',
    });

    expect(code).toBe(1);
    expect(lines).toEqual([
      'Warning: PORTAL_PROT is not a setting of the portal and was ignored',
      "PORTAL_PORT is 'abc'; expected a whole number 1–65535",
      "PORTAL_TIME_ZONE is 'Mars/Base'; expected a time zone such as Europe/Helsinki",
    ]);
  });

  it('reads a .env file, over which the environment takes precedence', async () => {
    await writeFile(join(folder, '.env'), 'PORTAL_PORT=abc\nPORTAL_CLAMD=localhost\n');

    const { code, lines } = await run({ PORTAL_PORT: '3000' });

    expect(code).toBe(1);
    expect(lines).toEqual([
      "PORTAL_CLAMD is 'localhost'; expected an address such as 127.0.0.1:3310, or the absolute path of a socket",
    ]);
  });
});
