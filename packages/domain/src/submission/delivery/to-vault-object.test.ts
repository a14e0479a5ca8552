import { describe, expect, it } from 'vitest';
import type { Answer } from '../../field-type/field-type.ts';
import type { Field, PredefinedField, Repeat, SavedForm } from '../../form/form.ts';
import type { Guid } from '../../guid.ts';
import { aField, aForm, aGroup, aPredefinedField } from '../../testing/builders.ts';
import { guidOf } from '../../testing/guids.ts';
import { englishLocale, testFieldTypes } from '../../testing/test-field-types.ts';
import type { DataType } from '../../vault/data-type.ts';
import type { PropertyAssignment, PropertyValue } from '../../vault/vault-object.ts';
import { answerKey } from '../answers/answer-key.ts';
import type { AppliedLogic } from '../submission.ts';
import { toVaultObject } from './to-vault-object.ts';

function bound(
  type: string,
  property: number,
  dataType: DataType,
  name = `${type.slice(0, 2)}${property}`,
): Field {
  return aField(type, { guid: guidOf(name), property, dataType });
}

interface Circumstances {
  /** Members of the form that differ. */
  readonly form?: Partial<SavedForm>;
  readonly identity?: readonly PropertyAssignment[];
  readonly logic?: AppliedLogic;
  /** The predefined fields that applied when a form without logic was accepted. */
  readonly accepted?: readonly Guid[];
}

function objectOf(
  answered: [Field, Answer][],
  { form = {}, identity = [], logic, accepted = [] }: Circumstances = {},
) {
  return toVaultObject({
    form: aForm({ fields: answered.map(([field]) => field), class: 5, objectType: 101, ...form }),
    answers: Object.fromEntries(answered.map(([field, answer]) => [field.guid, answer])),
    logic: logic ?? null,
    predefined: logic?.predefined ?? accepted,
    fieldTypes: testFieldTypes,
    identity,
    title: 'Application 2027-01-31 K7M4-2RTX-9CHD',
    submission: guidOf('s'),
    locale: englishLocale,
  });
}

function valuesOf(...sources: Parameters<typeof objectOf>): [number, PropertyValue['value']][] {
  return objectOf(...sources).properties.map(({ propertyDef, value }) => [propertyDef, value.value]);
}

describe('toVaultObject', () => {
  it('creates an object of the form’s type and class, with the title and the submission’s GUID', () => {
    expect(objectOf([])).toEqual({
      objectType: 101,
      class: 5,
      title: 'Application 2027-01-31 K7M4-2RTX-9CHD',
      properties: [],
      submission: guidOf('s'),
    });
  });

  it.each<[string, DataType, Answer, PropertyValue]>([
    ['text', 1, 'Hei', { dataType: 1, value: 'Hei' }],
    ['text', 13, 'a\nb', { dataType: 13, value: 'a\nb' }],
    ['number', 2, 42, { dataType: 2, value: 42 }],
    ['number', 3, 4.5, { dataType: 3, value: 4.5 }],
    ['date', 5, '2027-01-31', { dataType: 5, value: '2027-01-31' }],
    ['datetime', 7, '2027-01-31 08:30', { dataType: 7, value: '2027-01-31 08:30' }],
    ['boolean', 8, true, { dataType: 8, value: true }],
    ['boolean', 8, false, { dataType: 8, value: false }],
    ['select', 9, [7], { dataType: 9, value: 7 }],
    ['select', 10, [7, 3], { dataType: 10, value: [7, 3] }],
  ])(
    'sets the property of a %s field of data type %i from the answer %o',
    (type, dataType, answer, value) => {
      expect(objectOf([[bound(type, 1000, dataType), answer]]).properties).toEqual([
        { propertyDef: 1000, value },
      ]);
    },
  );

  it('sets nothing for a field without an answer, without a property, or of an unknown type', () => {
    const answered: [Field, Answer][] = [
      [bound('text', 1001, 1), null],
      [bound('text', -1, 1), 'kept in the summary'],
      [bound('hologram', 1003, 1), 'kept in the summary'],
    ];

    expect(valuesOf(answered)).toEqual([]);
  });

  it('never sets a property that forms may not set, such as the class', () => {
    const answered: [Field, Answer][] = [
      [bound('text', 0, 1), 'title'],
      [bound('select', 100, 9), [9]],
      [bound('text', 26, 1), 'keyword'],
    ];

    expect(valuesOf(answered)).toEqual([[26, 'keyword']]);
  });

  it('sets only those conditional predefined values that applied when it was accepted', () => {
    const condition = { kind: 'person', identified: true } as const;
    const first = { ...aPredefinedField(1001, { dataType: 1, value: 'first' }), when: condition };
    const second = {
      ...aPredefinedField(1001, { dataType: 1, value: 'second' }),
      guid: guidOf('second'),
    };
    const always = aPredefinedField(1002, { dataType: 1, value: 'always' });
    const form = { predefinedFields: [first, second, always] };
    const logic = { asked: [], predefined: [second.guid], today: '2027-01-31' };

    expect(valuesOf([], { form, logic })).toEqual([
      [1001, 'second'],
      [1002, 'always'],
    ]);
    expect(valuesOf([], { form })).toEqual([[1002, 'always']]);
    expect(valuesOf([], { form, accepted: [first.guid, always.guid] })).toEqual([
      [1001, 'first'],
      [1002, 'always'],
    ]);
  });

  it('sets predefined values, overriding answers', () => {
    const unset: PredefinedField = { guid: guidOf('unset'), property: 1002, dataType: 2, value: undefined };
    const predefinedFields = [aPredefinedField(1001, { dataType: 1, value: 'internal' }), unset];
    const answered: [Field, Answer][] = [
      [bound('text', 1001, 1), 'typed'],
      [bound('number', 1002, 2), 4],
    ];

    expect(valuesOf(answered, { form: { predefinedFields } })).toEqual([
      [1001, 'internal'],
      [1002, 4],
    ]);
  });

  it('lets the person’s identity override what the browser sent', () => {
    const answered: [Field, Answer][] = [[bound('text', 1020, 1), 'Somebody else']];
    const predefinedFields = [aPredefinedField(1020, { dataType: 1, value: 'unknown' })];
    const identity: PropertyAssignment[] = [{ propertyDef: 1020, value: { dataType: 1, value: 'Virtanen' } }];

    expect(valuesOf(answered, { form: { predefinedFields }, identity })).toEqual([[1020, 'Virtanen']]);
  });

  it('returns properties in ascending order, so that a state follows its workflow', () => {
    const predefinedFields = [
      aPredefinedField(39, { dataType: 9, value: 2 }),
      aPredefinedField(38, { dataType: 9, value: 1 }),
    ];

    expect(valuesOf([[bound('text', 1001, 1), 'x']], { form: { predefinedFields } })).toEqual([
      [38, 1],
      [39, 2],
      [1001, 'x'],
    ]);
  });
});

describe('several fields bound to one property', () => {
  const twice = (type: string, dataType: DataType, first: Answer, second: Answer) =>
    valuesOf([
      [bound(type, 1000, dataType, 'a'), first],
      [bound(type, 1000, dataType, 'b'), second],
    ]);

  it('combine the items of a multi-select property without duplicates', () => {
    expect(twice('select', 10, [1, 2], [2, 3])).toEqual([[1000, [1, 2, 3]]]);
  });

  it('are joined line by line in a multi-line text', () => {
    expect(twice('text', 13, 'first', 'second')).toEqual([[1000, 'first\nsecond']]);
  });

  it('set any other property from the first one answered', () => {
    expect(twice('text', 1, 'first', 'second')).toEqual([[1000, 'first']]);
    expect(twice('text', 1, null, 'second')).toEqual([[1000, 'second']]);
    expect(twice('number', 2, 1, 2)).toEqual([[1000, 1]]);
  });
});

describe('the rows of a repeatable group', () => {
  const who = bound('text', 1001, 1, 'who');
  const why = bound('text', 1002, 13, 'why');
  const areas = bound('select', 1003, 10, 'areas');
  const sum = bound('number', -1, 3, 'sum');
  const fields = [who, why, areas, sum];
  const rows: readonly (readonly Answer[])[] = [
    ['Aalto', 'rent', [1, 2], 1.5],
    ['Berg', 'boats;\noars', [2, 3], null],
    [null, null, null, null],
    [null, 'lights', null, 4],
  ];

  const objectWith = (changes: Partial<Repeat>, extra: readonly Field[] = []) =>
    toVaultObject({
      form: aForm({
        fields: [...fields, ...extra],
        groups: [{ ...aGroup('G', fields), repeat: { min: 0, max: 10, ...changes } }],
        layout: [
          { kind: 'group', guid: guidOf('G') },
          ...extra.map(({ guid }) => ({ kind: 'field', guid }) as const),
        ],
      }),
      answers: Object.fromEntries([
        ...rows.flatMap((row, index) =>
          row.map((answer, column) => [answerKey(fields[column]!.guid, index + 1), answer]),
        ),
        ...extra.map(({ guid }) => [guid, 'after']),
      ]),
      logic: null,
      predefined: [],
      fieldTypes: testFieldTypes,
      identity: [],
      title: 'Application',
      submission: guidOf('s'),
      locale: englishLocale,
    }).properties.map(({ propertyDef, value }) => [propertyDef, value.value]);

  it('count as several fields bound to one property', () => {
    expect(objectWith({})).toEqual([
      [1001, 'Aalto'],
      [1002, 'rent\nboats;\noars\nlights'],
      [1003, [1, 2, 3]],
    ]);
  });

  it('are a line each of the group’s own property, with their answers as people read them', () => {
    const lines = 'Aalto; rent; 1, 2; 1.5\nBerg; boats; oars; 2, 3\nlights; 4';

    expect(objectWith({ linesProperty: 1009 })).toEqual([[1009, lines]]);
    expect(objectWith({ linesProperty: 1009 }, [bound('text', 1009, 13, 'after')])).toEqual([
      [1009, `${lines}\nafter`],
    ]);
  });
});
