import { dataTypes, isLookup } from '@form-portal/domain';
import { describe, expect, it } from 'vitest';
import { builtInSeed } from '../structure/built-in-seed.ts';
import type { SeedNames } from '../structure/structure-seed.ts';
import { demoStructure } from './demo-structure.ts';

const { objectTypes, valueLists, workflows, properties, classes, languages } = demoStructure;
const allProperties = [...builtInSeed.properties, ...properties];
const allLists = [...builtInSeed.valueLists, ...valueLists];
const states = workflows.flatMap((workflow) => workflow.states);
const named: readonly { readonly names: SeedNames }[] = [
  ...builtInSeed.objectTypes,
  ...objectTypes,
  ...allLists,
  ...valueLists.flatMap((list) => list.items),
  ...workflows,
  ...states,
  ...allProperties,
  ...builtInSeed.classes,
  ...classes,
];

describe('the demo structure', () => {
  it('names everything in Finnish, Swedish and English', () => {
    expect(languages.map((language) => language.tag)).toEqual(['fi', 'sv', 'en']);
    for (const { names } of named) {
      expect(Object.keys(names)).toEqual(['fi', 'sv', 'en']);
      for (const name of Object.values(names)) expect(name.trim()).toMatch(/^\S.{0,99}$/u);
    }
  });

  it.each([
    ['object types and value lists', [...builtInSeed.objectTypes, ...objectTypes, ...allLists]],
    ['properties', allProperties],
    ['classes', [...builtInSeed.classes, ...classes]],
    ['workflows', workflows],
    ['states', states],
  ])('numbers each of the %s once', (_what, elements) => {
    expect(new Set(elements.map((element) => element.id)).size).toBe(elements.length);
  });

  it('numbers custom elements as M-Files does', () => {
    expect(properties.every((property) => property.id >= 1000)).toBe(true);
    expect([...objectTypes, ...valueLists].every((element) => element.id >= 100)).toBe(true);
  });

  it('has properties of every data type that a form may bind', () => {
    const { text, integer, floating, date, time, timestamp, boolean, lookup } = dataTypes;
    const bindable = [text, integer, floating, date, time, timestamp, boolean, lookup];
    const all = [...bindable, dataTypes.multiSelectLookup, dataTypes.multiLineText];

    expect(new Set(properties.map((property) => property.dataType))).toEqual(new Set(all));
  });

  it('gives every lookup a list with items, and nothing else a list', () => {
    for (const { id, dataType, valueList } of properties) {
      const items = valueLists.find((list) => list.id === valueList)?.items ?? [];
      expect({ id, hasItems: items.length > 1 }).toEqual({ id, hasItems: isLookup(dataType) });
    }
  });

  it('builds classes from existing properties, each used once', () => {
    const known = new Set(allProperties.map((property) => property.id));
    const types = new Set([...builtInSeed.objectTypes, ...objectTypes].map((type) => type.id));
    for (const { required, optional, objectType, workflow } of classes) {
      const carried = [...required, ...optional];
      expect(carried.filter((id) => !known.has(id))).toEqual([]);
      expect(new Set(carried).size).toBe(carried.length);
      expect(types.has(objectType)).toBe(true);
      expect(workflow === undefined || workflows.some(({ id }) => id === workflow)).toBe(true);
    }
  });

  it('uses every property in a class', () => {
    const carried = new Set(classes.flatMap(({ required, optional }) => [...required, ...optional]));

    expect(properties.filter((property) => !carried.has(property.id))).toEqual([]);
  });
});
