import {
  builtInProperties,
  dataTypes,
  defaultLimits,
  type NewVaultObject,
  type PropertyAssignment,
  type PropertyValue,
} from '@form-portal/domain';
import { describe, expect, it } from 'vitest';
import { anObject, errorCodeOf, vaultErrorOf } from './contract-objects.ts';
import type { Vault } from '../port.ts';
import type { ContractStructure, Given } from './harness.ts';

type Kind = keyof ContractStructure['properties'];

const { integer, floating, lookup, multiSelectLookup, multiLineText } = dataTypes;

/** What creating an object stores, and which objects are refused, by error code. */
export function createObjectContract(given: Given): void {
  it('keeps the title and the class', async () => {
    const { vault, structure, readObject } = given();

    const ref = await vault.createObject(anObject(structure, { title: 'Avustushakemus, Äänekoski 🚣' }), []);

    expect(ref.type).toBe(structure.objectType);
    expect(await readObject(ref)).toMatchObject({
      title: 'Avustushakemus, Äänekoski 🚣',
      class: structure.plainClass,
    });
  });

  describe('stores the value', () => {
    it.each<[what: string, kind: Kind, value: PropertyValue]>([
      ['of a text', 'text', { dataType: dataTypes.text, value: `O'Brien; "Åäö" 你好 🚣` }],
      ['of a text of 100 characters', 'text', { dataType: dataTypes.text, value: 'ä'.repeat(100) }],
      [
        'of several lines',
        'multiLineText',
        { dataType: multiLineText, value: 'Ensimmäinen\nToinen\n\nNeljäs' },
      ],
      ['of 5 000 characters', 'multiLineText', { dataType: multiLineText, value: '€'.repeat(5000) }],
      ['of zero', 'integer', { dataType: integer, value: 0 }],
      ['of the least integer', 'integer', { dataType: integer, value: -2_147_483_648 }],
      ['of the greatest integer', 'integer', { dataType: integer, value: 2_147_483_647 }],
      ['of a fraction', 'floating', { dataType: floating, value: 4500.55 }],
      ['of a negative fraction', 'floating', { dataType: floating, value: -0.1 }],
      ['of a date', 'date', { dataType: dataTypes.date, value: '2027-01-01' }],
      ['of a leap day', 'date', { dataType: dataTypes.date, value: '2028-02-29' }],
      ['of a time', 'time', { dataType: dataTypes.time, value: '23:59' }],
      ['of midnight', 'time', { dataType: dataTypes.time, value: '00:00' }],
      ['of a timestamp', 'timestamp', { dataType: dataTypes.timestamp, value: '2026-11-21 09:05' }],
      ['true', 'boolean', { dataType: dataTypes.boolean, value: true }],
      ['false', 'boolean', { dataType: dataTypes.boolean, value: false }],
    ])('%s', async (_what, kind, value) => {
      const { vault, structure, readObject } = given();
      const propertyDef = structure.properties[kind];

      const ref = await vault.createObject(anObject(structure, { properties: [{ propertyDef, value }] }), []);

      expect((await readObject(ref)).values.get(propertyDef)).toEqual(value.value);
    });

    it('of one chosen item and of several, in order', async () => {
      const { vault, structure, readObject } = given();
      const [first, second, third] = structure.items;
      const { lookup: one, multiLookup: several } = structure.properties;

      const ref = await vault.createObject(
        anObject(structure, {
          properties: [
            { propertyDef: one, value: { dataType: lookup, value: second.id } },
            { propertyDef: several, value: { dataType: multiSelectLookup, value: [third.id, first.id] } },
          ],
        }),
        [],
      );

      const { values } = await readObject(ref);
      expect(values.get(one)).toBe(second.id);
      expect(values.get(several)).toEqual([third.id, first.id]);
    });
  });

  it('stores the longest text that a form may send: its limit for answers, all in one property', async () => {
    const { vault, structure, readObject } = given();
    const { multiLineText: propertyDef } = structure.properties;
    const value = 'Hakemuksen perustelu\n'.repeat(50_000).slice(0, defaultLimits.maxAnswerBytes);
    const object = anObject(structure, {
      properties: [{ propertyDef, value: { dataType: multiLineText, value } }],
    });

    const ref = await vault.createObject(object, []);

    expect((await readObject(ref)).values.get(propertyDef)).toBe(value);
    expect(await vault.findBySubmission(object.submission)).toEqual(ref);
  });

  it('starts a workflow that is given without a state in its first state', async () => {
    const { vault, structure, readObject } = given();
    const [workflow] = await idsOf(vault, builtInProperties.workflow, structure.workflows.slice(0, 1));
    const [first] = await idsOf(vault, builtInProperties.state, structure.states.slice(0, 1));
    const properties: readonly PropertyAssignment[] =
      workflow === undefined
        ? []
        : [{ propertyDef: builtInProperties.workflow, value: { dataType: lookup, value: workflow } }];

    const ref = await vault.createObject(anObject(structure, { properties }), []);

    expect((await readObject(ref)).values.get(builtInProperties.state)).toBe(first);
  });

  it('creates an object of a class with mandatory values when they are given', async () => {
    const { vault, structure, readObject } = given();

    const ref = await vault.createObject(anObject(structure, strictObject(structure)), []);

    expect((await readObject(ref)).values.get(structure.properties.text)).toBe('Soutajat ry');
  });

  it('gives every object a unique number', async () => {
    const { vault, structure } = given();

    const refs = await Promise.all([1, 2, 3, 4].map(() => vault.createObject(anObject(structure), [])));

    expect(new Set(refs.map((ref) => ref.id)).size).toBe(4);
  });

  describe('refuses permanently', () => {
    it.each(Object.keys(refused))('%s', async (what) => {
      const { vault, structure } = given();
      const object = anObject(structure, refused[what]?.(structure));

      const error = await vaultErrorOf(vault.createObject(object, []));

      expect(error).toMatchObject({ code: 'invalid-object', retryable: false });
      expect(await vault.findBySubmission(object.submission)).toBeUndefined();
    });

    it.each([
      ['text', (structure: ContractStructure) => structure.properties.text],
      ['lookup', (structure: ContractStructure) => structure.properties.lookup],
    ])('naming the %s property that is missing', async (_what, property) => {
      const { vault, structure } = given();
      const strict = strictObject(structure);
      const properties = strict.properties.filter(({ propertyDef }) => propertyDef !== property(structure));

      const { message, refused: parts } = await vaultErrorOf(
        vault.createObject(anObject(structure, { ...strict, properties }), []),
      );

      expect(message).toContain(String(property(structure)));
      expect(parts).toEqual([
        {
          class: { id: structure.strictClass, name: expect.stringMatching(/./) },
          property: { id: property(structure), name: expect.stringMatching(/./) },
          reason: 'missing',
        },
      ]);
    });

    it('without repeating submitted values', async () => {
      const { vault, structure } = given();
      const written = `131052-308T ${'x'.repeat(100)}`;

      const { message } = await vaultErrorOf(
        vault.createObject(anObject(structure, { properties: [textOf(structure, written)] }), []),
      );

      expect(message).not.toContain('131052-308T');
    });
  });

  it('creates the object once the mistake is corrected', async () => {
    const { vault, structure } = given();
    const object = anObject(structure, strictObject(structure));
    expect(await errorCodeOf(vault.createObject({ ...object, properties: [] }, []))).toBe('invalid-object');

    const ref = await vault.createObject(object, []);

    expect(await vault.findBySubmission(object.submission)).toEqual(ref);
  });
}

/** The ids of the items of a property's list, by their names. */
async function idsOf(vault: Vault, property: number, names: readonly string[]): Promise<readonly number[]> {
  const items = await vault.listValueListItems(property);
  return items.filter(({ name }) => names.includes(name)).map(({ id }) => id);
}

function textOf({ properties }: ContractStructure, value: string): PropertyAssignment {
  return { propertyDef: properties.text, value: { dataType: dataTypes.text, value } };
}

function only(propertyDef: number, value: PropertyValue): Partial<NewVaultObject> {
  return { properties: [{ propertyDef, value }] };
}

function strictObject(structure: ContractStructure): Pick<NewVaultObject, 'class' | 'properties'> {
  const item = { dataType: lookup, value: structure.items[0].id };
  return {
    class: structure.strictClass,
    properties: [textOf(structure, 'Soutajat ry'), { propertyDef: structure.properties.lookup, value: item }],
  };
}

const refused: Readonly<Record<string, (structure: ContractStructure) => Partial<NewVaultObject>>> = {
  'an object type that does not exist': () => ({ objectType: 99_999 }),
  'a class that does not exist': () => ({ class: 99_999 }),
  'a class of another object type': ({ otherObjectType }) => ({ objectType: otherObjectType }),
  'a title that is empty': () => ({ title: '' }),
  'a property that does not exist': () => only(999_999, { dataType: dataTypes.text, value: 'x' }),
  'a property that the vault sets itself': () =>
    only(builtInProperties.created, { dataType: dataTypes.timestamp, value: '2026-11-21 09:05' }),
  'a value of another data type': ({ properties }) =>
    only(properties.integer, { dataType: dataTypes.text, value: '5' }),
  'a property that is set twice': (structure) => ({
    properties: [textOf(structure, 'yksi'), textOf(structure, 'kaksi')],
  }),
  'a text over 100 characters': (structure) => ({ properties: [textOf(structure, 'x'.repeat(101))] }),
  'an integer that is too great': ({ properties }) =>
    only(properties.integer, { dataType: integer, value: 2_147_483_648 }),
  'an integer with a fraction': ({ properties }) =>
    only(properties.integer, { dataType: integer, value: 1.5 }),
  'a number that is not finite': ({ properties }) =>
    only(properties.floating, { dataType: floating, value: Number.NaN }),
  'a date that does not exist': ({ properties }) =>
    only(properties.date, { dataType: dataTypes.date, value: '2027-02-29' }),
  'a date in another form': ({ properties }) =>
    only(properties.date, { dataType: dataTypes.date, value: '1.1.2027' }),
  'a time that does not exist': ({ properties }) =>
    only(properties.time, { dataType: dataTypes.time, value: '24:00' }),
  'a timestamp without a time': ({ properties }) =>
    only(properties.timestamp, { dataType: dataTypes.timestamp, value: '2026-11-21' }),
  'an item that is not in the list': ({ properties }) =>
    only(properties.lookup, { dataType: lookup, value: 99_999 }),
  'one item of several that is not in the list': ({ properties, items }) =>
    only(properties.multiLookup, { dataType: multiSelectLookup, value: [items[0].id, 99_999] }),
  'a missing mandatory value': (structure) => ({ ...strictObject(structure), properties: [] }),
  'an empty mandatory value': (structure) => ({
    ...strictObject(structure),
    properties: [...strictObject(structure).properties.slice(1), textOf(structure, '')],
  }),
};
