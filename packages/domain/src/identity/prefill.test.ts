import { describe, expect, it } from 'vitest';
import type { Field, Form } from '../form/form.ts';
import { newForm } from '../form/new-form.ts';
import { parseGuid } from '../guid.ts';
import type { IdentityMapping } from '../settings/settings.ts';
import type { DataType } from '../vault/data-type.ts';
import { identityAttributeNames } from './identity-attributes.ts';
import { appliedAttributes, identityAssignments, prefilledAnswers } from './prefill.ts';

const mapping: IdentityMapping = {
  enabled: true,
  properties: { lastName: 1001, email: 1002, finnishCitizenship: 1003 },
};
const everything = { enabled: true, attributes: identityAttributeNames };
const person = { lastName: 'Testilä', email: 'tessa@kuusilahti.example', finnishCitizenship: '1' };

const types: Readonly<Record<number, DataType>> = { 1001: 1, 1002: 1, 1003: 8 };
const dataTypeOf = (property: number): DataType | undefined => types[property];

function boundField(digit: string, property: number, dataType: DataType): Field {
  return {
    guid: parseGuid(`0000000${digit}-0000-4000-8000-000000000000`)!,
    type: dataType === 8 ? 'boolean' : 'text',
    label: { gb: 'Question' },
    description: {},
    required: false,
    width: 'wide',
    options: [],
    property,
    dataType,
    settings: {},
    multiSelect: false,
  };
}

describe('an identity attribute', () => {
  it('applies when the site maps it, the form requests it and the person has it', () => {
    expect(appliedAttributes(mapping, everything, person)).toEqual([
      { attribute: 'lastName', property: 1001, value: 'Testilä' },
      { attribute: 'email', property: 1002, value: 'tessa@kuusilahti.example' },
      { attribute: 'finnishCitizenship', property: 1003, value: '1' },
    ]);
  });

  it.each([
    ['the site does not use identification', { ...mapping, enabled: false }, everything, person],
    ['the site does not map it', { ...mapping, properties: {} }, everything, person],
    ['the form does not use identification', mapping, { ...everything, enabled: false }, person],
    ['the form does not ask for it', mapping, { enabled: true, attributes: ['birthDate' as const] }, person],
    ['the person does not have it', mapping, everything, {}],
    ['the person has it empty', mapping, everything, { lastName: '', email: '' }],
  ])('does not apply when %s', (_, site, form, values) => {
    expect(appliedAttributes(site, form, values)).toEqual([]);
  });

  it('applies once when two attributes are mapped to one property', () => {
    const twice = { enabled: true, properties: { lastName: 1001, email: 1001 } };

    expect(appliedAttributes(twice, everything, person).map(({ attribute }) => attribute)).toEqual([
      'lastName',
    ]);
  });
});

describe('identity assignments', () => {
  const applied = appliedAttributes(mapping, everything, person);

  it('carry text as received and citizenship as true or false', () => {
    expect(identityAssignments(applied, dataTypeOf)).toEqual([
      { propertyDef: 1001, value: { dataType: 1, value: 'Testilä' } },
      { propertyDef: 1002, value: { dataType: 1, value: 'tessa@kuusilahti.example' } },
      { propertyDef: 1003, value: { dataType: 8, value: true } },
    ]);
  });

  it('keep citizenship as received in a text property', () => {
    expect(identityAssignments(applied, () => 1)[2]).toEqual({
      propertyDef: 1003,
      value: { dataType: 1, value: '1' },
    });
  });

  it.each([
    ['is gone', undefined],
    ['became a lookup', 9],
  ] as const)('omit a property that %s', (_, dataType) => {
    expect(identityAssignments(applied, () => dataType)).toEqual([]);
  });

  it('never put a name into a boolean property', () => {
    expect(identityAssignments(applied, () => 8)).toEqual([
      { propertyDef: 1003, value: { dataType: 8, value: true } },
    ]);
  });
});

describe('prefilled answers', () => {
  it('fill the fields bound to the mapped properties', () => {
    const form: Form = {
      ...newForm(),
      fields: [
        boundField('1', 1001, 1),
        boundField('2', 1003, 8),
        boundField('3', 1009, 1),
        boundField('4', -1, 1),
      ],
    };

    expect(prefilledAnswers(form, appliedAttributes(mapping, everything, person))).toEqual({
      '00000001-0000-4000-8000-000000000000': 'Testilä',
      '00000002-0000-4000-8000-000000000000': true,
    });
  });

  it('skip a field whose data type the attribute may not have', () => {
    const form: Form = { ...newForm(), fields: [boundField('1', 1001, 8)] };

    expect(prefilledAnswers(form, appliedAttributes(mapping, everything, person))).toEqual({});
  });
});
