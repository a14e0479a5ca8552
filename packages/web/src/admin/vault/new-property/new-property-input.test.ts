import { dataTypes } from '@form-portal/domain';
import { describe, expect, it } from 'vitest';
import {
  fittingDataTypes,
  propertyDraftOf,
  suggestedNames,
  type NewPropertyInput,
} from './new-property-input.ts';

const input: NewPropertyInput = {
  names: { name: 'Boat' },
  dataType: dataTypes.text,
  list: 110,
  items: 'a\n\n b ',
};

describe('a new property', () => {
  it.each<[string, Partial<NewPropertyInput>, object]>([
    ['of text has no list', {}, { valueList: null }],
    ['takes the items of an existing list', { dataType: dataTypes.lookup }, { valueList: 110 }],
    [
      'brings the items of a new list, without empty lines',
      { dataType: dataTypes.multiSelectLookup, list: null },
      { valueList: null, items: ['a', ' b '] },
    ],
  ])('%s', (_what, changes, draft) => {
    const { dataType } = { ...input, ...changes };
    expect(propertyDraftOf({ ...input, ...changes })).toEqual({ name: 'Boat', dataType, ...draft });
  });

  it('has a data type that its field accepts, in the field’s order, or any when there is no field', () => {
    const numberOrText = [dataTypes.floating, dataTypes.text];

    expect(fittingDataTypes(numberOrText)).toEqual(numberOrText);
    expect(fittingDataTypes([dataTypes.lookup, dataTypes.fileTime])).toEqual([dataTypes.lookup]);
    expect(fittingDataTypes([]).length).toBeGreaterThan(3);
  });
});

describe('the suggested names', () => {
  const vault = [
    { id: 1, name: 'Suomi', tag: 'fi', builtIn: true },
    { id: 3, name: 'English', tag: 'en-GB', builtIn: false },
    { id: 4, name: 'Eesti', tag: 'et', builtIn: false },
  ];
  const site = [
    { code: 'fi', name: 'Suomi', languageTag: 'fi' },
    { code: 'gb', name: 'English', languageTag: 'en' },
  ];

  it.each([
    [
      'are those of the label',
      { fi: 'Vene', gb: 'Boat' },
      { name: 'Vene', names: { 1: 'Vene', 3: 'Boat', 4: '' } },
    ],
    [
      'start with the shown label where the first language has none',
      { fi: ' ', gb: 'Boat' },
      { name: 'Shown', names: { 1: ' ', 3: 'Boat', 4: '' } },
    ],
  ])('%s', (_what, label, names) => {
    expect(suggestedNames(vault, site, label, 'Shown')).toEqual(names);
  });
});
