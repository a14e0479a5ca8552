import { openDatabase } from '@form-portal/storage';
import { describeDatabase } from '@form-portal/storage/testing';
import { expect, it } from 'vitest';
import { demoStructure } from '../demo/demo-structure.ts';
import { prepareEmbeddedVault } from '../prepare-embedded-vault.ts';
import type { VaultTables } from '../tables.ts';
import { contractSeed } from '../testing/contract-seed.ts';
import { testMigrations } from '../testing/embedded-harness.ts';
import { listItemsOfProperty, readStructure } from './structure.store.ts';

describeDatabase<VaultTables>('loading a structure', testMigrations, (given) => {
  it('happens once, also when portals start simultaneously', async () => {
    const second = await openDatabase<VaultTables>(given.location(), testMigrations, () => new Date());

    const loaded = await Promise.all([
      prepareEmbeddedVault(given.database(), contractSeed),
      prepareEmbeddedVault(second, contractSeed),
    ]);

    await second.close();
    expect(loaded.filter(Boolean)).toHaveLength(1);
  });

  it('leaves a vault that has a structure unchanged', async () => {
    const before = await readStructure(given.database().read);

    expect(await prepareEmbeddedVault(given.database(), demoStructure)).toBe(false);

    expect(await readStructure(given.database().read)).toEqual(before);
  });

  it('uses the first language as the element’s name and stores the other names', async () => {
    const { properties, itemNames, elementNames, languages } = await readStructure(given.database().read);

    expect(properties.find((property) => property.id === 0)?.name).toBe('Nimi tai otsikko');
    expect(languages).toEqual([
      { id: 1, name: 'suomi' },
      { id: 2, name: 'English' },
    ]);
    expect(itemNames[110]?.[9]).toEqual({ 1: 'Kolmas', 2: 'Third' });
    expect(itemNames[110]?.[8]).toEqual({ 1: 'Toinen' });
    expect(elementNames.properties[0]).toMatchObject({ 1: 'Nimi tai otsikko', 2: 'Name or title' });
    expect(elementNames.objectTypes[0]).toMatchObject({ 1: 'Asiakirja', 2: 'Document' });
  });

  it('turns workflows and states into items of the built-in lists', async () => {
    const { read } = given.database();

    expect(await listItemsOfProperty(read, 38)).toEqual([
      { id: 101, name: 'Käsittely' },
      { id: 102, name: 'Arkistointi' },
    ]);
    expect((await listItemsOfProperty(read, 39)).map((state) => state.name)).toEqual([
      'Saapunut',
      'Päätetty',
      'Arkistoitu',
    ]);
  });
});
