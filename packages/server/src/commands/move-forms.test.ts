import { guidOf } from '@form-portal/domain/testing';
import { newDatabase } from '@form-portal/storage/testing';
import { expect, it } from 'vitest';
import { runCommandHere } from './testing/run-portal-command.ts';

it('refuses to move forms that are bound to another vault than the embedded one', async () => {
  const { location, remove } = await newDatabase('sqlite');

  const { code, output } = await runCommandHere(['move-forms', 'structure.json', 'moved'], {
    cwd: location.dataDir,
    PORTAL_DATA_DIR: location.dataDir,
    PORTAL_VAULT: 'mfiles',
    PORTAL_MFILES_URL: 'https://vault.example.org/REST',
    PORTAL_MFILES_VAULT: guidOf('vault'),
    PORTAL_MFILES_USERNAME: 'portal',
    PORTAL_MFILES_PASSWORD: 'laituri, 8 tolppaa',
  });

  expect({ code, output: output.trimEnd() }).toEqual({
    code: 1,
    output:
      'move-forms moves forms from the embedded vault, but PORTAL_VAULT is mfiles. Forms made for the embedded vault are moved with PORTAL_VAULT=embedded.',
  });
  await remove();
});
