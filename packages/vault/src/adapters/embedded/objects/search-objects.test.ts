import { describeDatabase } from '@form-portal/storage/testing';
import { beforeAll, expect, it } from 'vitest';
import { anObject, errorCodeOf } from '../../../contract/contract-objects.ts';
import { contractStructure } from '../../../contract/contract-structure.ts';
import type { SearchCondition, VaultObjects, VaultViewer } from '../../../vault-objects.ts';
import { createEmbeddedAdministration } from '../embedded-administration.ts';
import { createEmbeddedObjects } from '../embedded-objects.ts';
import { prepareEmbeddedVault } from '../prepare-embedded-vault.ts';
import type { VaultTables } from '../tables.ts';
import { contractSeed } from '../testing/contract-seed.ts';
import { depsOver, testMigrations } from '../testing/embedded-harness.ts';

describeDatabase<VaultTables>('searching objects', testMigrations, (given) => {
  const viewer: VaultViewer = { account: 1, admin: true };
  let objects: VaultObjects;

  beforeAll(async () => {
    const deps = { ...depsOver(given.database(), given.dataDir()), timeZone: 'Europe/Helsinki' };
    await prepareEmbeddedVault(given.database(), contractSeed);
    const maria = {
      username: 'maria',
      password: 'kuusi-lahti-29',
      name: 'Maria',
      admin: true,
      enabled: true,
    };
    expect(await createEmbeddedAdministration(deps).saveUser(null, maria)).toMatchObject({ ok: true });
    objects = createEmbeddedObjects(deps);
    await objects.create(viewer, anObject(contractStructure, { title: 'Uusi laituri' }), []);
  });

  const search = async (words: string, conditions: readonly SearchCondition[] = []) => {
    const { items } = await objects.search(viewer, { words, conditions, deleted: 'without', limit: 10 });
    return items.map(({ title }) => title);
  };

  it('finds an object by a search of thousands of words', async () => {
    expect(await search('laituri uusi '.repeat(1500))).toEqual(['Uusi laituri']);
  });

  it('finds an object by a hundred conditions, and refuses more', async () => {
    const condition: SearchCondition = {
      of: { property: 0 },
      operator: 'contains',
      negated: false,
      value: 'laituri',
    };
    const conditions = Array.from({ length: 100 }, () => condition);

    expect(await search('', conditions)).toEqual(['Uusi laituri']);
    expect(await errorCodeOf(search('', [...conditions, condition]))).toBe('invalid-object');
  });
});
