import { dataTypes } from '@form-portal/domain';
import { describe, expect, it, vi } from 'vitest';
import { objectRulesOf } from './object-rules.ts';

const aLookup = (id: number, valueList: number) => ({
  id,
  name: `Property ${String(id)}`,
  valueList,
  dataType: dataTypes.lookup,
});
const chosen = (propertyDef: number) => ({
  propertyDef,
  value: { dataType: dataTypes.lookup, value: 1 } as const,
});
const structure = {
  objectTypes: [{ id: 0 }, { id: 101 }],
  classes: [
    {
      id: 5,
      name: 'Application',
      objectType: 101,
      properties: [
        { id: 1001, required: true },
        { id: 1002, required: false },
      ],
    },
  ],
  properties: [aLookup(1001, 110), aLookup(1002, 110), aLookup(1003, 111)],
  workflow: 12,
  states: [{ id: 1, workflow: 12 }],
};

describe('The rules for an object', () => {
  it('are those of its class, with the items of the lists that it uses, each read once', async () => {
    const listItems = vi.fn(async () => Promise.resolve([{ id: 1 }, { id: 2 }]));

    const rules = await objectRulesOf(
      { objectType: 101, class: 5, properties: [chosen(1001), chosen(1002)] },
      { ...structure, listItems },
    );

    expect(rules).toEqual({
      hasObjectType: true,
      class: { name: 'Application', objectType: 101, workflow: 12 },
      required: [1001],
      properties: new Map(structure.properties.map((property) => [property.id, property])),
      items: new Map([[110, new Set([1, 2])]]),
      states: structure.states,
    });
    expect(listItems.mock.calls).toEqual([[1001, 110]]);
  });

  it('say that neither type nor class exists, whatever properties it has', async () => {
    const rules = await objectRulesOf(
      { objectType: 7, class: 6, properties: [chosen(1)] },
      { ...structure, listItems: () => Promise.reject(new Error('not asked for')) },
    );

    expect(rules).toMatchObject({ hasObjectType: false, class: undefined, required: [], items: new Map() });
  });
});
