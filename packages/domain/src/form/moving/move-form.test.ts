import { describe, expect, it } from 'vitest';
import type { Condition } from '../../logic/conditions/condition.ts';
import { aField, aForm, aGroup, aPredefinedField, aStructure } from '../../testing/builders.ts';
import { guidOf } from '../../testing/guids.ts';
import type { VaultStructure } from '../../vault/structure.ts';
import { noProperty } from '../form.ts';
import { moveForm } from './move-form.ts';

const from = aStructure();

/** The same vault with other ids: properties +1000, classes +50, types and lists +30. */
const to: VaultStructure = {
  ...from,
  properties: from.properties.map((one) => ({
    ...one,
    id: one.id < 1000 ? one.id : one.id + 1000,
    name: one.name.toUpperCase(),
    valueList: one.valueList === null ? null : 131,
  })),
  classes: from.classes.map((one) => ({
    ...one,
    id: one.id + 50,
    objectType: one.objectType === 101 ? 131 : one.objectType,
  })),
  objectTypes: from.objectTypes.map((one) => ({ ...one, id: one.id === 101 ? 131 : one.id })),
  itemNames: { 131: { 71: { 1: 'South' }, 72: { 1: 'north' } } },
};

describe('moving a form to another vault', () => {
  it('keeps its meaning under the other vault’s ids, matched by name', () => {
    const form = aForm({
      objectType: 101,
      class: 6,
      fields: [aField('text', { property: 1001 }), aField('number', { property: noProperty })],
      predefinedFields: [
        aPredefinedField(26, { dataType: 1, value: 'Keywords stay 26' }),
        aPredefinedField(1009, { dataType: 9, value: 1 }),
        aPredefinedField(1010, { dataType: 10, value: [2, 1] }),
      ],
    });

    const moved = moveForm(form, { from, to });

    expect(moved.leftBehind).toEqual([]);
    expect(moved.form).toMatchObject({ guid: form.guid, name: form.name, objectType: 131, class: 56 });
    expect(moved.form.fields.map(({ property }) => property)).toEqual([2001, noProperty]);
    expect(moved.form.predefinedFields.map(({ property, value }) => [property, value?.value])).toEqual([
      [26, 'Keywords stay 26'],
      [2009, 72],
      [2010, [71, 72]],
    ]);
  });

  it('keeps its conditions on the same items in every kind of rule', () => {
    const district = aField('select', { property: 1009, dataType: 9 });
    const onItem = (id: number): Condition => ({
      kind: 'field',
      field: district.guid,
      operator: 'any-of',
      operand: { kind: 'options', ids: [id] },
    });
    const formWith = (north: Condition, district1: number) => ({
      fields: [
        { ...district, property: district1 },
        aField('text', {
          property: noProperty,
          guid: guidOf('t'),
          showWhen: { kind: 'not', of: { kind: 'all', of: [north] } },
          requireWhen: north,
        }),
        aField('text', { property: noProperty, guid: guidOf('u'), requireWhen: 'shown' }),
      ],
      groups: [{ ...aGroup('g'), showWhen: north }],
      pages: [{ guid: guidOf('page'), name: {}, showWhen: north }],
      checks: [{ guid: guidOf('check'), must: north, message: {}, at: null, kind: 'error' as const }],
      predefinedFields: [{ ...aPredefinedField(26, { dataType: 1, value: 'North' }), when: north }],
    });
    const form = aForm(formWith(onItem(1), 1009));

    const moved = moveForm(form, { from, to });

    expect(moved.leftBehind).toEqual([]);
    expect(moved.form).toMatchObject(formWith(onItem(72), 2009));
  });

  it('makes a condition on an item without counterpart test no item', () => {
    const district = aField('select', { property: 1009, dataType: 9 });
    const form = aForm({
      fields: [district],
      checks: [
        {
          guid: guidOf('check'),
          must: {
            kind: 'field',
            field: district.guid,
            operator: 'any-of',
            operand: { kind: 'options', ids: [1, 2] },
          },
          message: {},
          at: null,
          kind: 'error',
        },
      ],
    });

    const moved = moveForm(form, {
      from,
      to: { ...to, itemNames: { 131: { 1: { 1: 'Other' }, 71: { 1: 'South' } } } },
    });

    expect(moved.leftBehind).toEqual([{ kind: 'item', id: 1, name: 'North' }]);
    expect(moved.form.checks?.[0]?.must).toMatchObject({ operand: { kind: 'options', ids: [-1, 71] } });
  });

  it('and back gives the same form', () => {
    const form = aForm({ objectType: 0, class: 5, fields: [aField('text', { property: 1001 })] });

    const there = moveForm(form, { from, to });
    const back = moveForm(there.form, { from: to, to: from });

    expect(back).toEqual({ form, leftBehind: [] });
  });

  it('drops what has no counterpart and reports it', () => {
    const bare: VaultStructure = { ...to, properties: [], classes: [], objectTypes: [], itemNames: {} };
    const form = aForm({
      objectType: 101,
      class: 6,
      fields: [aField('text', { property: 1001 }), aField('number', { property: 4711 })],
      predefinedFields: [aPredefinedField(1009, { dataType: 9, value: 1 })],
    });

    const moved = moveForm(form, { from, to: bare });

    expect(moved.form).toMatchObject({ objectType: 0, class: null, predefinedFields: [] });
    expect(moved.form.fields.map(({ property }) => property)).toEqual([noProperty, noProperty]);
    expect(moved.leftBehind).toEqual([
      { kind: 'property', id: 1001, name: 'Subject' },
      { kind: 'property', id: 4711, name: '4711' },
      { kind: 'item', id: 1, name: 'North' },
      { kind: 'property', id: 1009, name: 'District' },
      { kind: 'object-type', id: 101, name: 'Case' },
      { kind: 'class', id: 6, name: 'Case' },
    ]);
  });

  it.each<[what: string, properties: VaultStructure['properties']]>([
    ['another data type', [{ id: 2001, name: 'Subject', dataType: 2, valueList: null }]],
    [
      'the name twice',
      [
        { id: 2001, name: 'Subject', dataType: 1, valueList: null },
        { id: 2002, name: 'subject', dataType: 1, valueList: null },
      ],
    ],
  ])('rejects a property that has %s', (_what, properties) => {
    const form = aForm({ class: null, fields: [aField('text', { property: 1001 })] });

    const moved = moveForm(form, { from, to: { ...to, properties } });

    expect(moved.form.fields[0]?.property).toBe(noProperty);
  });
});
