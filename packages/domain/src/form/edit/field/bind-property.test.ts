import { describe, expect, it } from 'vitest';
import { aField, aForm, aStructure, someOptions } from '../../../testing/builders.ts';
import { testFieldTypes } from '../../../testing/test-field-types.ts';
import type { VaultProperty } from '../../../vault/structure.ts';
import type { Field } from '../../form.ts';
import { bindProperty } from './bind-property.ts';

const structure = aStructure();
const property = (id: number): VaultProperty => structure.properties.find((one) => one.id === id)!;

function bound(field: Field, to: VaultProperty | null): Field {
  const form = aForm({ fields: [field] });
  return bindProperty(form, field.guid, to, testFieldTypes).fields[0]!;
}

const chosen = aField('select', { property: 1009, dataType: 9, options: someOptions('North', 'South') });

describe('bindProperty', () => {
  it('takes the data type of the property', () => {
    expect(bound(aField('number'), property(1003))).toEqual(
      aField('number', { property: 1003, dataType: 3 }),
    );
  });

  it.each([
    [1001, 1],
    [1003, 3],
  ])(
    'takes property %i of data type %i for a computed number, which may be stored as text',
    (id, dataType) => {
      const computed = aField('number', { formula: '1 + 1' });

      expect(bound(computed, property(id))).toEqual({ ...computed, property: id, dataType });
    },
  );

  it('to none gives the uninitialised data type and no options', () => {
    expect(bound(chosen, null)).toEqual(aField('select', { property: -1, dataType: 0, options: [] }));
  });

  it.each([
    [1009, 9, false],
    [1010, 10, true],
  ])('to lookup %d of data type %d sets MultiSelect to %s', (id, dataType, multiSelect) => {
    expect(bound(aField('select'), property(id))).toMatchObject({ property: id, dataType, multiSelect });
  });

  it('removes options that belong to another property', () => {
    expect(bound(chosen, property(1010)).options).toEqual([]);
  });

  it('keeps the options when only the data type of the property changed', () => {
    const now = { ...property(1009), dataType: 10 as const };

    expect(bound(chosen, now)).toEqual({ ...chosen, dataType: 10, multiSelect: true });
  });

  it.each<[string, Field, VaultProperty | null]>([
    ['it is bound already', chosen, property(1009)],
    ['no property is bound already', aField('text'), null],
    ['the property is of a data type that the type does not take', aField('number'), property(1001)],
    ['it is computed and the property is a date', aField('number', { formula: '1 + 1' }), property(1005)],
    ['forms may not set the property', aField('text'), property(0)],
  ])('changes nothing when %s', (_why, field, to) => {
    const form = aForm({ fields: [field] });

    expect(bindProperty(form, field.guid, to, testFieldTypes)).toBe(form);
  });

  it('accepts any property for an unknown type', () => {
    expect(bound(aField('hologram'), property(1010))).toMatchObject({
      property: 1010,
      dataType: 10,
      multiSelect: false,
    });
  });
});
