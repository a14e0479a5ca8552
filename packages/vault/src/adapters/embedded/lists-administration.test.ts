import { beforeAll, describe, expect, it } from 'vitest';
import { anObject } from '../../contract/contract-objects.ts';
import { describeAdministration, faults, made } from './testing/administration-under-test.ts';
import { contractStructure } from '../../contract/contract-structure.ts';

describeAdministration('administering the lists of the embedded vault', (given) => {
  const find = async <Kind extends 'objectTypes' | 'classes' | 'properties' | 'valueLists'>(
    kind: Kind,
    id: number,
  ) => (await given().administration.readStructure())[kind].find((element) => element.id === id);

  describe('value lists', () => {
    let list: number;
    const names = async () => (await given().administration.listItems(list))?.map(({ name }) => name);

    beforeAll(async () => {
      list = await made(given().administration.saveValueList(null, { name: 'Värit' }));
      for (const name of ['Punainen', 'Vihreä', 'Sininen']) {
        await made(given().administration.saveItem(list, null, { name }));
      }
    });

    it('number their items from 1 and keep their order', async () => {
      const items = await given().administration.listItems(list);

      expect(items?.map(({ id, order, owner }) => [id, order, owner])).toEqual([
        [1, 1, null],
        [2, 2, null],
        [3, 3, null],
      ]);
      expect(await find('valueLists', list)).toMatchObject({ itemCount: 3 });
    });

    it('move an item to a position, also past the end', async () => {
      await made(given().administration.saveItem(list, 3, { name: 'Sininen', order: 1 }));
      expect(await names()).toEqual(['Sininen', 'Punainen', 'Vihreä']);
      await made(given().administration.saveItem(list, 3, { name: 'Sininen', order: 99 }));
      expect(await names()).toEqual(['Punainen', 'Vihreä', 'Sininen']);
      const id = await made(given().administration.saveItem(list, null, { name: 'Musta', order: 2 }));
      expect(await names()).toEqual(['Punainen', 'Musta', 'Vihreä', 'Sininen']);
      await given().administration.remove({ kind: 'item', list, id });
      expect(await made(given().administration.saveItem(list, null, { name: 'Valkoinen' }))).toBe(id + 1);
    });

    it('keep an item that an object uses, and themselves while a property uses them', async () => {
      const property = await made(
        given().administration.saveProperty(null, { name: 'Väri', dataType: 10, valueList: list }),
      );
      await given().vault.createObject(
        anObject(contractStructure, {
          properties: [{ propertyDef: property, value: { dataType: 10, value: [2] } }],
        }),
        [],
      );

      expect(await given().administration.listUses({ kind: 'item', list, id: 2 })).toEqual([
        { kind: 'objects', count: 1 },
      ]);
      expect(faults(await given().administration.remove({ kind: 'item', list, id: 2 }))).toEqual([
        { code: 'vault.in-use' },
      ]);
      expect(await given().administration.remove({ kind: 'item', list, id: 1 })).toMatchObject({ ok: true });
      expect(await given().administration.listUses({ kind: 'value-list', id: list })).toEqual([
        { kind: 'property', id: property, name: 'Väri' },
      ]);
    });

    it('are deleted with their items and names when nothing uses them', async () => {
      const id = await made(given().administration.saveValueList(null, { name: 'Turha' }));
      await made(given().administration.saveItem(id, null, { name: 'Yksi', names: { 2: 'One' } }));

      expect(await given().administration.remove({ kind: 'value-list', id })).toMatchObject({ ok: true });
      expect(await given().administration.listItems(id)).toBeUndefined();
      const left = await given().database.read.selectFrom('vault_names').selectAll().execute();
      expect(left.filter((row) => row.list === id || row.id === id)).toEqual([]);
    });

    it.each([1, 6])('do not show the items of list %i, which are defined elsewhere', async (builtIn) => {
      expect(await given().administration.listItems(builtIn)).toBeUndefined();
      expect(faults(await given().administration.saveItem(builtIn, null, { name: 'x' }))).toEqual([
        { code: 'not-found' },
      ]);
    });
  });

  describe('workflows', () => {
    it('have states of their own, which are deleted with them', async () => {
      const workflow = await made(given().administration.saveItem(7, null, { name: 'Tarkastus' }));
      const first = await made(given().administration.saveItem(8, null, { name: 'Uusi', owner: workflow }));
      const second = await made(
        given().administration.saveItem(8, null, { name: 'Valmis', owner: workflow }),
      );
      await made(given().administration.saveItem(8, second, { name: 'Valmis', order: 1 }));

      const states = (await given().administration.listItems(8))?.filter(({ owner }) => owner === workflow);
      expect(workflow).toBeGreaterThan(101);
      expect(states?.map(({ id, order }) => [id, order])).toEqual([
        [second, 1],
        [first, 2],
      ]);
      expect(await given().administration.remove({ kind: 'item', list: 7, id: workflow })).toMatchObject({
        ok: true,
      });
      expect((await given().administration.listItems(8))?.some(({ owner }) => owner === workflow)).toBe(
        false,
      );
    });

    it('stay while a class starts in them', async () => {
      expect(await given().administration.listUses({ kind: 'item', list: 7, id: 101 })).toContainEqual({
        kind: 'class',
        id: 4,
        name: 'Käsiteltävä',
      });
    });

    it.each([
      [8, null, 'vault.reference-unknown'],
      [8, 777, 'vault.reference-unknown'],
      [110, 101, 'request.invalid'],
    ])('of list %i require a matching owner, not %o', async (list, owner, code) => {
      const saved = await given().administration.saveItem(list, null, { name: 'x', owner });

      expect(faults(saved)).toEqual([{ code, path: 'Owner' }]);
    });
  });

  describe('languages', () => {
    it('are added and removed together with the names in them', async () => {
      const id = await made(given().administration.saveLanguage(null, { name: 'eesti', tag: 'et' }));
      const list = await made(
        given().administration.saveValueList(null, { name: 'Lista', names: { [id]: 'Nimekiri' } }),
      );
      await made(given().administration.saveLanguage(id, { name: 'Eesti keel', tag: 'et' }));

      expect((await given().administration.readStructure()).languages.at(-1)).toEqual({
        id,
        name: 'Eesti keel',
        tag: 'et',
        builtIn: false,
      });
      expect(await given().administration.remove({ kind: 'language', id })).toMatchObject({ ok: true });
      expect((await find('valueLists', list))?.names).toEqual({ 1: 'Lista' });
      expect(await made(given().administration.saveLanguage(null, { name: 'eesti', tag: 'et' }))).toBe(
        id + 1,
      );
    });

    it.each([
      [{ name: '', tag: 'lv' }, 'vault.name-invalid', 'Name'],
      [{ name: 'x', tag: 'latvian!' }, 'translations.tag-invalid', 'Tag'],
      [{ name: 'x', tag: 'FI' }, 'vault.taken', 'Tag'],
    ])('refuse %j', async (draft, code, path) => {
      expect(faults(await given().administration.saveLanguage(null, draft))).toEqual([{ code, path }]);
    });
  });
});
