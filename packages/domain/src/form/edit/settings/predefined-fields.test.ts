import { describe, expect, it } from 'vitest';
import { aForm, aPredefinedField, aStructure } from '../../../testing/builders.ts';
import { guidOf } from '../../../testing/guids.ts';
import { drawn } from '../../../testing/layout-notation.ts';
import { testFieldTypes } from '../../../testing/test-field-types.ts';
import type { VaultProperty } from '../../../vault/structure.ts';
import type { PropertyValue } from '../../../vault/vault-object.ts';
import { predefinedControl, predefinedValue } from './predefined-control.ts';
import {
  addPredefinedField,
  choosePredefinedProperty,
  removePredefinedField,
  setPredefinedValue,
} from './predefined-fields.ts';

const structure = aStructure();
const property = (id: number): VaultProperty => structure.properties.find((one) => one.id === id)!;
const subject = aPredefinedField(1001, { dataType: 1, value: 'Roads' });
const form = aForm({ predefinedFields: [subject] });

describe('predefined fields', () => {
  it('are added without property and value, and can be removed', () => {
    const added = addPredefinedField(form, guidOf('x'));

    expect(added.predefinedFields).toEqual([
      subject,
      { guid: guidOf('x'), property: -1, dataType: 0, value: undefined },
    ]);
    expect(removePredefinedField(added, guidOf('x'))).toEqual(form);
  });

  it('are not added under a GUID that is taken, and removing an unknown one does nothing', () => {
    const { form: drawnForm } = drawn('a G()');

    expect(addPredefinedField(drawnForm, guidOf('a'))).toBe(drawnForm);
    expect(removePredefinedField(form, guidOf('x'))).toBe(form);
  });

  it('keep their condition when another property is chosen', () => {
    const when = { kind: 'person', identified: true } as const;
    const conditional = { ...form, predefinedFields: [{ ...subject, when }] };

    expect(
      choosePredefinedProperty(conditional, subject.guid, property(1013)).predefinedFields,
    ).toMatchObject([{ property: 1013, value: undefined, when }]);
  });

  it('lose their value when another property is chosen', () => {
    expect(choosePredefinedProperty(form, subject.guid, property(1013)).predefinedFields).toEqual([
      { guid: subject.guid, property: 1013, dataType: 13, value: undefined },
    ]);
  });

  it('keep their value when the same property is chosen, or one that forms may not set', () => {
    expect(choosePredefinedProperty(form, subject.guid, property(1001))).toBe(form);
    expect(choosePredefinedProperty(form, subject.guid, property(100))).toBe(form);
    expect(choosePredefinedProperty(form, guidOf('x'), property(1013))).toBe(form);
  });

  it('accept a value of their data type, or none', () => {
    const rivers = setPredefinedValue(form, subject.guid, { dataType: 1, value: 'Rivers' });

    expect(rivers.predefinedFields).toEqual([{ ...subject, value: { dataType: 1, value: 'Rivers' } }]);
    expect(setPredefinedValue(form, subject.guid, undefined).predefinedFields[0]?.value).toBeUndefined();
  });

  it('reject a value of another data type and keep an equal one', () => {
    expect(setPredefinedValue(form, subject.guid, { dataType: 8, value: true })).toBe(form);
    expect(setPredefinedValue(form, subject.guid, { dataType: 1, value: 'Roads' })).toBe(form);
  });
});

describe('the control of a predefined value', () => {
  const control = (id: number, value?: PropertyValue) =>
    predefinedControl(
      { guid: subject.guid, property: id, dataType: property(id).dataType, value },
      [],
      testFieldTypes,
    );

  it.each<[number, PropertyValue, string, unknown]>([
    [1001, { dataType: 1, value: 'Roads' }, 'text', 'Roads'],
    [1002, { dataType: 2, value: 7 }, 'number', 7],
    [1003, { dataType: 3, value: 1.5 }, 'number', 1.5],
    [1005, { dataType: 5, value: '2027-12-31' }, 'date', '2027-12-31'],
    [1007, { dataType: 7, value: '2027-12-31 14:30' }, 'datetime', '2027-12-31 14:30'],
    [1008, { dataType: 8, value: true }, 'boolean', true],
    [1009, { dataType: 9, value: 2 }, 'select', [2]],
    [1010, { dataType: 10, value: [1, 2] }, 'select', [1, 2]],
    [1011, { dataType: 11, value: 7 }, 'number', 7],
  ])('of property %d shows %j by the type %s', (id, value, type, answer) => {
    expect(control(id, value)).toMatchObject({ type: { name: type }, answer });
  });

  it.each<[number, string | string[], unknown]>([
    [1001, ' Roads ', { dataType: 1, value: 'Roads' }],
    [1001, '', undefined],
    [1002, '7', { dataType: 2, value: 7 }],
    [1002, 'seven', 'refused'],
    [1005, '2027-02-30', 'refused'],
    [1008, 'true', { dataType: 8, value: true }],
    [1008, '', { dataType: 8, value: false }],
    [1011, '7', { dataType: 11, value: 7 }],
  ])('of property %d reads %j as %j', (id, typed, value) => {
    expect(predefinedValue(control(id)!, typed)).toEqual(value);
  });

  it('of a lookup offers the items and accepts only those', () => {
    const options = [{ id: 1, name: { gb: 'North' } }];
    const lookup = predefinedControl(
      { guid: subject.guid, property: 1009, dataType: 9, value: undefined },
      options,
      testFieldTypes,
    )!;

    expect(lookup.field.options).toBe(options);
    expect(predefinedValue(lookup, ['1'])).toEqual({ dataType: 9, value: 1 });
    expect(predefinedValue(lookup, ['2'])).toBe('refused');
  });

  it('does not exist for data types that cannot be edited', () => {
    const acl = { guid: subject.guid, property: 1020, dataType: 14, value: undefined } as const;

    expect(predefinedControl(acl, [], testFieldTypes)).toBeUndefined();
  });
});
