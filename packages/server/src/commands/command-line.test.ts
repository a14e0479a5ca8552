import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommandHere, runPortalCommand } from './testing/run-portal-command.ts';

describe('a command', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'form-portal-commands-'));
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  const run = (...args: readonly string[]) => runCommandHere(args, { cwd: folder, PORTAL_DATA_DIR: folder });

  it.each([['verify-audit'], ['adopt-files'], ['maintenance', 'off']])(
    'for an existing portal creates none where there is none: %s',
    async (...args) => {
      const { code, output } = await run(...args);

      expect({ code, output }).toEqual({
        code: 1,
        output: `There is no database in the data folder ${folder}.\n`,
      });
      expect(await readdir(folder)).toEqual([]);
    },
  );

  it.each([
    [['adopt-files', '--help'], 'adopt-files'],
    [['check-vault', 'now'], 'check-vault'],
    [['verify-audit', '--all'], 'verify-audit'],
    [['rotate-keys', 'all'], 'rotate-keys'],
    [['backup'], 'backup FILE'],
    [['backup', '--help'], 'backup FILE'],
    [['restore', 'a.tar', 'b.tar'], 'restore FILE [--verify]'],
    [['restore', '--verify'], 'restore FILE [--verify]'],
    [['move-forms', 'structure.json'], 'move-forms structure-of-the-other-vault.json folder-for-the-forms'],
  ])('shows its usage for arguments that it does not take: %s', async (args, usage) => {
    expect(await run(...args)).toEqual({ code: 1, output: `Usage: npm run portal -- ${usage}\n` });
    expect(await readdir(folder)).toEqual([]);
  });

  it('announces no maintenance that is over already', async () => {
    const { code, output } = await run('maintenance', '2020-02-01', '18:00');

    const reason = '2020-02-01 18:00 (Europe/Helsinki) is in the past, so nothing was changed.\n';
    expect({ code, output }).toEqual({ code: 1, output: reason });
  });

  it('warns of variables that have no effect', async () => {
    await writeFile(join(folder, '.env'), 'PORTAL_PROT=1\n');

    const { output } = await runPortalCommand(['verify-audit'], { cwd: folder, PORTAL_DATA_DIR: folder });

    expect(output).toContain('Warning: PORTAL_PROT is not a setting of the portal and was ignored\n');
  });
});
