import { noVaultTranslations } from '@form-portal/domain';
import { VaultError } from '@form-portal/vault';
import { describe, expect, it } from 'vitest';
import { describePortal } from '../testing/app-under-test.ts';
import { createStructureCache } from './structure-cache.ts';

describePortal('structure', (given) => {
  it('is returned to administrators in the shape of the specification', async () => {
    const admin = await given().admin();

    const structure = (await admin.get('/api/structure')).json();

    expect(structure.objectTypes[0]).toEqual({ ID: 0, Name: expect.any(String) });
    expect(structure.classes[0]).toMatchObject({ ID: expect.any(Number), ObjectType: expect.any(Number) });
    expect(structure.properties[0]).toMatchObject({ ID: expect.any(Number), DataType: expect.any(Number) });
    expect(structure.translations.Language).toContainEqual({ ID: 1, Name: 'suomi' });
  });

  it('returns the items of a property’s value list', async () => {
    const admin = await given().admin();
    const { properties } = (await admin.get('/api/structure')).json();
    const lookup = properties.find((property: { DataType: number; ID: number }) => {
      return property.DataType === 9 && property.ID >= 1000;
    });

    const items = (await admin.get(`/api/structure/properties/${lookup.ID}/valuelist/items`)).json();

    expect(items[0]).toEqual({ ID: expect.any(Number), Name: expect.any(String) });
  });
});

describe('createStructureCache', () => {
  const structure = { properties: [], classes: [], objectTypes: [], ...noVaultTranslations };

  function vaultThat(answers: () => Promise<typeof structure>) {
    let asked = 0;
    let at = 0;
    const cache = createStructureCache({
      now: () => new Date(at),
      vault: {
        readStructure: () => {
          asked++;
          return answers();
        },
        listValueListItems: () => Promise.resolve([]),
      },
    });
    return { cache, asked: () => asked, wait: (ms: number) => void (at += ms) };
  }

  it('reads the vault once for all requests within half a minute', async () => {
    const { cache, asked, wait } = vaultThat(() => Promise.resolve(structure));

    await Promise.all([cache.readStructure(), cache.readStructure()]);
    wait(29_000);
    await cache.readStructure();
    expect(asked()).toBe(1);

    wait(1000);
    await cache.readStructure();
    expect(asked()).toBe(2);
  });

  it('does not cache failures', async () => {
    let isUp = false;
    const { cache } = vaultThat(() =>
      isUp ? Promise.resolve(structure) : Promise.reject(new VaultError('unreachable', 'down')),
    );
    await expect(cache.readStructure()).rejects.toThrow('down');
    isUp = true;

    await expect(cache.readStructure()).resolves.toBe(structure);
  });
});
