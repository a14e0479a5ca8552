import { describe, expect, it } from 'vitest';
import { anObject } from '../../contract/contract-objects.ts';
import { describeAdministration, faults, made } from './testing/administration-under-test.ts';
import { contractStructure } from '../../contract/contract-structure.ts';

const text = { dataType: 1, valueList: null } as const;

describeAdministration('administering the structure of the embedded vault', (given) => {
  const find = async <Kind extends 'objectTypes' | 'classes' | 'properties' | 'valueLists'>(
    kind: Kind,
    id: number,
  ) => (await given().administration.readStructure())[kind].find((element) => element.id === id);

  describe('names and numbers', () => {
    it('numbers new elements as M-Files does and never reuses a number', async () => {
      const first = await made(given().administration.saveProperty(null, { name: 'Yksi', ...text }));
      await given().administration.remove({ kind: 'property', id: first });
      const second = await made(given().administration.saveProperty(null, { name: 'Kaksi', ...text }));
      const type = await made(given().administration.saveObjectType(null, { name: 'Hakemus' }));
      const list = await made(given().administration.saveValueList(null, { name: 'Värit' }));
      const classId = await made(
        given().administration.saveClass(null, { name: 'Luokka', objectType: type, properties: [] }),
      );

      expect(second).toBe(first + 1);
      expect(first).toBeGreaterThanOrEqual(1000);
      expect(list).toBe(type + 1);
      expect(type).toBeGreaterThan(100);
      expect(classId).toBeGreaterThan(1);
    });

    it('stores names in every language; the first language’s becomes the element’s own', async () => {
      const draft = { name: ' Aihe ', names: { 1: 'Jotakin muuta', 2: 'Subject' }, ...text };
      const id = await made(given().administration.saveProperty(null, draft));
      expect(await find('properties', id)).toEqual({
        id,
        name: 'Aihe',
        names: { 1: 'Aihe', 2: 'Subject' },
        builtIn: false,
        ...text,
      });

      await made(given().administration.saveProperty(id, { name: 'Asia', ...text }));
      expect((await find('properties', id))?.names).toEqual({ 1: 'Asia', 2: 'Subject' });

      await made(given().administration.saveProperty(id, { name: 'Asia', names: { 2: '' }, ...text }));
      expect((await find('properties', id))?.names).toEqual({ 1: 'Asia' });
    });

    it.each([
      ['', 'vault.name-invalid', 'Name'],
      [' \u00a0 ', 'vault.name-invalid', 'Name'],
      ['x'.repeat(101), 'vault.name-invalid', 'Name'],
      ['kaksi\nriviä', 'vault.name-invalid', 'Name'],
      ['nolla\0', 'vault.name-invalid', 'Name'],
    ])('refuses the name %j', async (name, code, path) => {
      expect(faults(await given().administration.saveValueList(null, { name }))).toEqual([{ code, path }]);
    });

    it('refuses names in languages that the vault does not have', async () => {
      const saved = await given().administration.saveValueList(null, { name: 'Lista', names: { 9: 'List' } });

      expect(faults(saved)).toEqual([{ code: 'vault.reference-unknown', path: 'Translations.9' }]);
    });

    it('accepts a name of 100 characters, and one that is used already', async () => {
      const name = 'ä'.repeat(100);

      expect(await given().administration.saveValueList(null, { name })).toMatchObject({ ok: true });
      expect(await given().administration.saveValueList(null, { name })).toMatchObject({ ok: true });
    });

    it('returns not-found when there is nothing to change', async () => {
      const missing = [
        await given().administration.saveObjectType(9999, { name: 'x' }),
        await given().administration.saveClass(9999, { name: 'x', objectType: 0, properties: [] }),
        await given().administration.saveProperty(9999, { name: 'x', ...text }),
        await given().administration.saveValueList(9999, { name: 'x' }),
        await given().administration.saveItem(110, 9999, { name: 'x' }),
        await given().administration.saveItem(9999, null, { name: 'x' }),
        await given().administration.saveLanguage(9999, { name: 'x', tag: 'et' }),
        await given().administration.saveUser(9999, { username: 'x', name: 'x', admin: false }),
        await given().administration.remove({ kind: 'item', list: 110, id: 9999 }),
        await given().administration.remove({ kind: 'user', id: 9999 }),
        await given().administration.remove({ kind: 'class', id: 9999 }),
      ];

      expect(missing.flatMap(faults)).toEqual(missing.map(() => ({ code: 'not-found' })));
    });
  });

  describe('properties', () => {
    it.each([
      [0, null, 'request.invalid', 'DataType'],
      [12, null, 'request.invalid', 'DataType'],
      [14, null, 'request.invalid', 'DataType'],
      [1, 110, 'request.invalid', 'ValueList'],
      [9, null, 'vault.reference-unknown', 'ValueList'],
      [10, 9999, 'vault.reference-unknown', 'ValueList'],
    ] as const)('of data type %i with value list %o are refused', async (dataType, valueList, code, path) => {
      const saved = await given().administration.saveProperty(null, { name: 'x', dataType, valueList });

      expect(faults(saved)).toEqual([{ code, path }]);
    });

    it.each([1, 2, 3, 5, 6, 7, 8, 11, 13] as const)('of data type %i are created', async (dataType) => {
      const id = await made(
        given().administration.saveProperty(null, { name: 'x', dataType, valueList: null }),
      );

      expect(await find('properties', id)).toMatchObject({ dataType, valueList: null });
    });

    it('are created together with a value list', async () => {
      const names = { 1: 'Laituri', 2: 'Pier' };
      const items = ['A-laituri', ' B-laituri '];
      const draft = { name: 'Laituri', names, dataType: 9, valueList: null, items } as const;
      const id = await made(given().administration.saveProperty(null, draft));

      const { properties } = await given().administration.readStructure();
      const list = properties.find((property) => property.id === id)?.valueList ?? -1;
      expect(await find('valueLists', list)).toMatchObject({ name: 'Laituri', names, itemCount: 2 });
      const kept = await given().administration.listItems(list);
      expect(kept?.map((item) => [item.id, item.name])).toEqual([
        [1, 'A-laituri'],
        [2, 'B-laituri'],
      ]);
    });

    it.each([
      ['an item without a name', { items: ['A', ' '] }, 'vault.name-invalid', 'Items[1]'],
      ['an item with too long a name', { items: ['x'.repeat(101)] }, 'vault.name-invalid', 'Items[0]'],
      ['an invalid name', { name: '', items: ['A'] }, 'vault.name-invalid', 'Name'],
      ['items without a lookup', { dataType: 1, items: ['A'] }, 'request.invalid', 'Items'],
      ['items in addition to a list', { valueList: 110, items: ['A'] }, 'request.invalid', 'Items'],
    ] as const)('with %s create neither property nor list', async (_, faulty, code, path) => {
      const before = await given().administration.readStructure();
      const draft = { name: 'Laituri', dataType: 9, valueList: null, ...faulty } as const;

      expect(faults(await given().administration.saveProperty(null, draft))).toEqual([{ code, path }]);
      expect(await given().administration.readStructure()).toEqual(before);
    });

    it('get a value list later', async () => {
      const id = await made(given().administration.saveProperty(null, { name: 'Koko', ...text }));
      const change = { name: 'Koko', dataType: 10, valueList: null, items: ['S'] } as const;
      await made(given().administration.saveProperty(id, change));

      expect(await find('properties', id)).toMatchObject({ dataType: 10, valueList: expect.any(Number) });
    });

    it('can change their data type until an object uses them', async () => {
      const id = await made(given().administration.saveProperty(null, { name: 'Määrä', ...text }));
      await made(given().administration.saveProperty(id, { name: 'Määrä', dataType: 2, valueList: null }));
      await given().vault.createObject(
        anObject(contractStructure, {
          properties: [{ propertyDef: id, value: { dataType: 2, value: 5 } }],
        }),
        [],
      );

      const changed = await given().administration.saveProperty(id, { name: 'Luku', ...text });
      expect(faults(changed)).toEqual([{ code: 'vault.member-in-use', path: 'DataType' }]);
      expect(await given().administration.listUses({ kind: 'property', id })).toEqual([
        { kind: 'objects', count: 1 },
      ]);
      expect(faults(await given().administration.remove({ kind: 'property', id }))).toEqual([
        { code: 'vault.in-use' },
      ]);
      expect((await find('properties', id))?.name).toBe('Määrä');
    });
  });

  describe('built-in elements', () => {
    it.each([
      { kind: 'property', id: 0 },
      { kind: 'class', id: 1 },
      { kind: 'object-type', id: 0 },
      { kind: 'value-list', id: 7 },
      { kind: 'language', id: 1 },
    ] as const)('cannot be deleted: $kind $id', async (element) => {
      expect(faults(await given().administration.remove(element))).toEqual([{ code: 'vault.built-in' }]);
    });

    it('can be renamed, and keep everything else', async () => {
      await made(given().administration.saveProperty(26, { name: 'Hakusanat', ...text }));
      const changed = await given().administration.saveProperty(26, {
        name: 'x',
        dataType: 2,
        valueList: null,
      });

      expect(faults(changed)).toEqual([{ code: 'vault.built-in', path: 'DataType' }]);
      expect((await find('properties', 26))?.name).toBe('Hakusanat');
    });
  });

  describe('classes', () => {
    it('carry properties in order, some of them mandatory', async () => {
      const properties = [
        { id: 1003, required: true },
        { id: 1000, required: false },
      ];
      const draft = { name: 'Lupa', objectType: 101, workflow: 101, properties };
      const id = await made(given().administration.saveClass(null, draft));
      expect(await find('classes', id)).toMatchObject({ objectType: 101, workflow: 101, properties });

      await made(
        given().administration.saveClass(id, {
          name: 'Lupa',
          objectType: 0,
          properties: properties.slice(1),
        }),
      );
      expect(await find('classes', id)).toMatchObject({
        objectType: 0,
        workflow: 101,
        properties: [{ id: 1000, required: false }],
      });
      expect(await given().administration.listUses({ kind: 'property', id: 1000 })).toContainEqual({
        kind: 'class',
        id,
        name: 'Lupa',
      });
      expect(await given().administration.remove({ kind: 'class', id })).toMatchObject({ ok: true });
      expect(await find('classes', id)).toBeUndefined();
    });

    it.each([
      [{ objectType: 777 }, 'vault.reference-unknown', 'ObjectType'],
      [{ workflow: 777 }, 'vault.reference-unknown', 'Workflow'],
      [{ properties: [{ id: 7777, required: true }] }, 'vault.reference-unknown', 'Properties[0].ID'],
      [{ properties: [{ id: 25, required: false }] }, 'request.invalid', 'Properties[0].ID'],
    ])('with %j are refused', async (changes, code, path) => {
      const draft = { name: 'x', objectType: 0, properties: [], ...changes };

      expect(faults(await given().administration.saveClass(null, draft))).toEqual([{ code, path }]);
    });

    it('carry each property once', async () => {
      const twice = { id: 1000, required: true };

      const saved = await given().administration.saveClass(null, {
        name: 'x',
        objectType: 0,
        properties: [twice, twice],
      });

      expect(faults(saved)).toEqual([{ code: 'request.invalid', path: 'Properties[1].ID' }]);
    });

    it('with objects keep their object type and cannot be deleted', async () => {
      const draft = { name: 'Kirje', objectType: 0, properties: [] };
      const id = await made(given().administration.saveClass(null, draft));
      await given().vault.createObject(anObject(contractStructure, { class: id, properties: [] }), []);

      expect(faults(await given().administration.saveClass(id, { ...draft, objectType: 101 }))).toEqual([
        { code: 'vault.member-in-use', path: 'ObjectType' },
      ]);
      expect(faults(await given().administration.remove({ kind: 'class', id }))).toEqual([
        { code: 'vault.in-use' },
      ]);
    });

    it('protect their object type from deletion', async () => {
      const uses = await given().administration.listUses({ kind: 'object-type', id: 101 });

      expect(uses).toContainEqual({ kind: 'class', id: 4, name: 'Käsiteltävä' });
      expect(faults(await given().administration.remove({ kind: 'object-type', id: 101 }))).toEqual([
        { code: 'vault.in-use' },
      ]);
    });
  });
});
