import type { VaultStructure } from '@form-portal/domain';
import { structureFromWire } from '@form-portal/domain/wire';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openExistingStorage } from '../compose/infrastructure/open-storage.ts';
import { openVault } from '../compose/infrastructure/open-vault.ts';
import { realSystemDeps } from '../compose/infrastructure/system-deps.ts';
import type { Config } from '../config.ts';
import { createSiteDocuments } from '../db/site-documents.store.ts';
import { createFormsStore } from '../forms/forms.store.ts';
import { moveForms } from '../moving/move-forms.ts';
import { noWeb, readOwnConfig, type Command } from './command.ts';

/** Writes a backup of every form with the ids of another vault (docs/m-files-api.md). */
export const moveFormsCommand: Command = {
  usage: 'structure-of-the-other-vault.json folder-for-the-forms',
  argumentCount: { min: 2, max: 2 },
  summary:
    'write a backup of every form of the embedded vault with the ids of another vault, matched by name',
  async run([structureFile = '', folder = ''], print) {
    const config = readOwnConfig();
    const { adapter } = config.vault;
    if (adapter !== 'embedded')
      throw new Error(
        `move-forms moves forms from the embedded vault, but PORTAL_VAULT is ${adapter}. Forms made for the embedded vault are moved with PORTAL_VAULT=embedded.`,
      );
    const to = await readStructure(structureFile);
    const { forms, structure: from } = await readFormsAndStructure(config);
    await mkdir(folder, { recursive: true });
    for (const backup of moveForms(forms, { from, to })) {
      await writeFile(join(folder, backup.fileName), backup.text);
      for (const line of backup.report) print(line);
    }
    return 0;
  },
};

async function readStructure(file: string): Promise<VaultStructure> {
  const structure = structureFromWire(
    await readFile(file, 'utf8')
      .then(JSON.parse)
      .catch(() => null),
  );
  if (structure.ok) return structure.value;
  throw new Error(`${file} is not a structure, as returned by GET /api/structure of the other portal.`);
}

/** The forms, and the structure of the vault that they are bound to. */
async function readFormsAndStructure(config: Config) {
  const system = realSystemDeps(noWeb);
  const storage = await openExistingStorage(config, system);
  const { database } = storage;
  try {
    const { vault } = await openVault(config, storage, system);
    const documents = createSiteDocuments({ ...system, database });
    const forms = await createFormsStore({ ...system, database, documents }).listWhole();
    return { forms, structure: await vault.readStructure() };
  } finally {
    await database.close();
  }
}
