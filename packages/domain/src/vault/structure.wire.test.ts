import { describe, expect, it } from 'vitest';
import { aStructure } from '../testing/builders.ts';
import { noVaultTranslations } from './structure.ts';
import {
  structureFromWire,
  structureToWire,
  valueListItemsFromWire,
  valueListItemsToWire,
} from './structure.wire.ts';

describe('the vault structure on the wire', () => {
  it('has the specified members, the class’s properties and the translations', () => {
    const wire = structureToWire(aStructure());

    expect(wire.properties).toContainEqual({ ID: 1009, Name: 'District', DataType: 9, ValueList: 101 });
    expect(wire.properties).toContainEqual({ ID: 1001, Name: 'Subject', DataType: 1, ValueList: null });
    expect(wire.classes[1]).toEqual({
      ID: 5,
      Name: 'Application',
      ObjectType: 0,
      Properties: [{ ID: 1001, Required: true }],
    });
    expect(wire.objectTypes[0]).toEqual({ ID: 0, Name: 'Document' });
    expect(wire.translations).toEqual({
      Language: [
        { ID: 1, Name: 'English' },
        { ID: 2, Name: 'Finnish' },
      ],
      ValueListItems: { 101: { 1: { 1: 'North', 2: 'Pohjoinen' }, 2: { 1: 'South' } } },
      Properties: { 1001: { 1: 'Subject', 2: 'Aihe' }, 1002: { 1: 'Count' } },
      Classes: { 5: { 1: 'Application', 2: 'Hakemus' } },
      ObjectTypes: { 101: { 1: 'Case', 2: 'Asia' } },
    });
  });

  it('reads back what it writes', () => {
    const wire: unknown = JSON.parse(JSON.stringify(structureToWire(aStructure())));

    expect(structureFromWire(wire)).toEqual({ ok: true, value: aStructure() });
  });

  it('reads a structure without class properties and translated names', () => {
    const classes = [{ ID: 1, Name: 'Other document', ObjectType: 0 }];
    const wire = { properties: [], classes, objectTypes: [], translations: { Language: [] } };

    expect(structureFromWire(wire)).toMatchObject({
      value: { classes: [{ properties: [] }], ...noVaultTranslations },
    });
  });

  it('reports the path of each fault', () => {
    const wire = { ...structureToWire(aStructure()), properties: [{ ID: 1, Name: 'x', DataType: 4 }] };

    expect(structureFromWire(wire)).toMatchObject({ problems: [{ path: 'properties[0].DataType' }] });
    expect(structureFromWire(null)).toMatchObject({ problems: [{ code: 'request.invalid', path: '' }] });
  });
});

describe('value-list items on the wire', () => {
  it('have ID and name', () => {
    const items = [{ id: 1, name: 'North' }];

    expect(valueListItemsToWire(items)).toEqual([{ ID: 1, Name: 'North' }]);
    expect(valueListItemsFromWire([{ ID: 1, Name: 'North' }])).toEqual({ ok: true, value: items });
    expect(valueListItemsFromWire([{ ID: 'one', Name: 'North' }])).toMatchObject({
      problems: [{ path: '[0].ID' }],
    });
  });
});
