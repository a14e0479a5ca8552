import { type Engine, openDatabase } from '@form-portal/storage';
import { newDatabase } from '@form-portal/storage/testing';
import type { Transaction } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { VersionRow } from '../objects/object-tables.ts';
import type { VaultTables } from '../tables.ts';
import { testMigrations } from '../testing/embedded-harness.ts';
import { vaultSingleFiles } from './0106-vault-single-files.ts';

const earlier = testMigrations.filter(({ name }) => name < vaultSingleFiles.name);

interface EarlierTables extends Omit<VaultTables, 'vault_versions'> {
  readonly vault_versions: Omit<VersionRow, 'single_file'>;
}

interface StoredObject {
  readonly single: 0 | 1;
  readonly newest: number;
  /** How many files each version has. A version above the newest is a working copy. */
  readonly files: readonly number[];
}

const objects: Readonly<Record<string, StoredObject>> = {
  'a single file': { single: 1, newest: 2, files: [1, 1] },
  'several files': { single: 0, newest: 2, files: [1, 2] },
  'a single file of several': { single: 1, newest: 2, files: [3, 1] },
  'several files, a single one in the working copy': { single: 1, newest: 1, files: [2, 1] },
  'several files, a single one in a discarded working copy': { single: 1, newest: 1, files: [2] },
};

describe.each<Engine>(['sqlite', 'postgres'])('“single file” of every version, on %s', (engine) => {
  it('is what the object had, where the version has exactly one file', async () => {
    const { location, remove } = await newDatabase(engine);
    onTestFinished(remove);
    const before = await openDatabase<EarlierTables>(location, earlier, () => new Date());
    await before.write(insertObjects);
    await before.close();

    const { read, close } = await openDatabase<VaultTables>(location, testMigrations, () => new Date());
    onTestFinished(close);
    const rows = await read.selectFrom('vault_objects').select(['title', 'single_file']).execute();
    const versions = await read
      .selectFrom('vault_versions')
      .select(['title', 'single_file'])
      .orderBy('version')
      .execute();

    const ofVersions = Map.groupBy(versions, ({ title }) => title);
    const found = rows.map(({ title, single_file: single }) => [
      title,
      { single, versions: ofVersions.get(title)?.map((version) => version.single_file) },
    ]);
    expect(Object.fromEntries(found)).toEqual({
      'a single file': { single: 1, versions: [1, 1] },
      'several files': { single: 0, versions: [0, 0] },
      'a single file of several': { single: 1, versions: [0, 1] },
      'several files, a single one in the working copy': { single: 0, versions: [0, 1] },
      'several files, a single one in a discarded working copy': { single: 0, versions: [0] },
    });
  });
});

async function insertObjects(transaction: Transaction<EarlierTables>): Promise<void> {
  await transaction.insertInto('vault_object_types').values({ id: 0, name: 'Asiakirja' }).execute();
  const ofClass = { id: 2, name: 'Hakemus', object_type: 0, workflow: null };
  await transaction.insertInto('vault_classes').values(ofClass).execute();
  for (const [id, [title, { single, newest, files }]] of Object.entries(objects).entries()) {
    const key = { type: 0, id };
    const made = { class: 2, title, created_at: '2026-11-21T10:00:00.000Z' };
    await transaction
      .insertInto('vault_objects')
      .values({
        ...key,
        ...made,
        guid: title,
        version: newest,
        single_file: single,
        modified_at: made.created_at,
        search_text: '',
      })
      .execute();
    for (const [index, count] of files.entries()) {
      const version = index + 1;
      await transaction
        .insertInto('vault_versions')
        .values({ ...key, ...made, version })
        .execute();
      for (let file = 1; file <= count; file += 1) {
        const named = { title: 'liite', extension: 'txt', size: 1, sha256: 'x' };
        await transaction
          .insertInto('vault_files')
          .values({ ...key, version, file, ...named })
          .execute();
      }
    }
  }
}
