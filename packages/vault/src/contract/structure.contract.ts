import { dataTypes, type DataType } from '@form-portal/domain';
import { describe, expect, it } from 'vitest';
import { builtInDefinitions } from './contract-structure.ts';
import type { Given } from './harness.ts';

/** The structure that forms are built on: built-in properties, data types, classes, names. */
export function structureContract(given: Given): void {
  it.each(builtInDefinitions)('has the built-in property $id, $name', async ({ id, dataType }) => {
    const { properties } = await given().vault.readStructure();

    expect(properties.find((property) => property.id === id)).toMatchObject({ dataType });
  });

  it.each([
    ['text', dataTypes.text],
    ['multiLineText', dataTypes.multiLineText],
    ['integer', dataTypes.integer],
    ['floating', dataTypes.floating],
    ['date', dataTypes.date],
    ['time', dataTypes.time],
    ['timestamp', dataTypes.timestamp],
    ['boolean', dataTypes.boolean],
    ['lookup', dataTypes.lookup],
    ['multiLookup', dataTypes.multiSelectLookup],
  ] as const)('reports the data type of a %s property', async (kind, dataType: DataType) => {
    const { vault, structure } = given();

    const { properties } = await vault.readStructure();

    const property = properties.find((candidate) => candidate.id === structure.properties[kind]);
    expect(property).toMatchObject({ dataType });
    expect(property?.name).not.toBe('');
  });

  it('numbers custom properties from 1000 and custom object types from 100', async () => {
    const { vault, structure } = given();

    await vault.readStructure();

    expect(Math.min(...Object.values(structure.properties))).toBeGreaterThanOrEqual(1000);
    expect(structure.objectType === 0 || structure.objectType >= 100).toBe(true);
  });

  it('names a value list only for lookups', async () => {
    const { properties } = await given().vault.readStructure();

    const lookups = [dataTypes.lookup, dataTypes.multiSelectLookup] as readonly DataType[];
    for (const { id, dataType, valueList } of properties) {
      expect({ id, hasList: valueList !== null }).toEqual({ id, hasList: lookups.includes(dataType) });
    }
  });

  it('reports the object type of a class and its mandatory properties', async () => {
    const { vault, structure } = given();

    const { classes } = await vault.readStructure();

    const strict = classes.find((candidate) => candidate.id === structure.strictClass);
    expect(strict).toMatchObject({ objectType: structure.objectType });
    const wanted = strict?.properties.filter((property) => property.required).map(({ id }) => id);
    expect(wanted).toEqual(expect.arrayContaining([structure.properties.text, structure.properties.lookup]));
  });

  it('refers only to elements that exist', async () => {
    const { properties, classes, objectTypes } = await given().vault.readStructure();
    const known = new Set(properties.map((property) => property.id));
    const types = new Set(objectTypes.map((type) => type.id));

    expect(classes.filter((candidate) => !types.has(candidate.objectType))).toEqual([]);
    expect(classes.flatMap((one) => one.properties).filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it('uses every number once', async () => {
    const { properties, classes, objectTypes, languages } = await given().vault.readStructure();

    for (const elements of [properties, classes, objectTypes, languages]) {
      expect(new Set(elements.map((element) => element.id)).size).toBe(elements.length);
    }
  });

  describe('where the vault translates', () => {
    it('provides its languages and the names of items in them', async () => {
      const { vault, structure } = given();
      const { list, language, name } = structure.translatedItem;

      const { languages, itemNames } = await vault.readStructure();

      const found = itemNames[list]?.[structure.items[0].id]?.[language];
      expect(found).toBe(vault.supports.itemTranslations ? name : undefined);
      expect(languages.some((candidate) => candidate.id === language)).toBe(vault.supports.itemTranslations);
    });
  });
}
