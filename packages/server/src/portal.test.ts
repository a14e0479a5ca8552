import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('portal.ts', import.meta.url));

describe('the command line', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'form-portal-command-'));
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('finishes quietly when nobody reads its output any more', async () => {
    const command = spawn(process.execPath, [program, 'check-vault'], {
      cwd: folder,
      env: { PATH: process.env['PATH'], PORTAL_DATA_DIR: join(folder, 'data') },
    });
    command.stdout.destroy();
    let complaints = '';
    command.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));

    const [code] = await once(command, 'close');

    expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
  }, 30_000);
});
