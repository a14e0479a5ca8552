import { describe, expect, it } from 'vitest';
import { aStructure } from '../testing/builders.ts';
import { testFieldTypes } from '../testing/test-field-types.ts';
import type { DataType } from './data-type.ts';
import {
  classesOf,
  isOfferedFor,
  isOfferedObjectType,
  isOfferedProperty,
  offeredObjectTypes,
} from './offered.ts';

describe('offered properties', () => {
  const offeredTo = (fieldDataTypes: readonly DataType[]) =>
    aStructure()
      .properties.filter((property) => isOfferedFor(fieldDataTypes, property))
      .map(({ id }) => id);

  it.each([
    [-1, false],
    [0, false],
    [25, false],
    [26, true],
    [27, false],
    [38, true],
    [39, true],
    [40, false],
    [100, false],
    [999, false],
    [1000, true],
    [1001, true],
  ])('property %i: %o', (id, offered) => {
    expect(isOfferedProperty(id)).toBe(offered);
  });

  it('are those with the field type’s data types', () => {
    const ids = (name: string) => offeredTo(testFieldTypes.get(name).offeredDataTypes);

    expect(ids('text')).toEqual([26, 1001]);
    expect(ids('number')).toEqual([1002, 1003]);
    expect(ids('select')).toEqual([38, 39, 1009, 1010]);
    expect(ids('rating')).toEqual([26, 1001, 1002, 1003]);
  });

  it('are all available ones for a type that lists no data types', () => {
    expect(offeredTo([])).toHaveLength(14);
  });
});

describe('offered object types', () => {
  it.each([
    [0, true],
    [9, false],
    [99, false],
    [100, true],
    [-1, false],
  ])('object type %i: %o', (id, offered) => {
    expect(isOfferedObjectType(id)).toBe(offered);
  });

  it('are listed with their classes', () => {
    expect(offeredObjectTypes(aStructure()).map(({ id }) => id)).toEqual([0, 101]);
    expect(classesOf(aStructure(), 101).map(({ name }) => name)).toEqual(['Case']);
    expect(classesOf(aStructure(), 7)).toEqual([]);
  });
});
