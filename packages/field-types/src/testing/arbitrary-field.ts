import { someOptions } from '@form-portal/domain/testing';
import { dataTypes } from '@form-portal/domain';
import type { Answer, Field, FieldSettings, FieldType, JsonValue } from '@form-portal/domain';
import * as fc from 'fast-check';
import { aField } from './a-field.ts';

const anyDataType = fc.constantFrom(...Object.values(dataTypes));
const anyJson = fc.jsonValue({ maxDepth: 2 }).map((value) => value as JsonValue);
const anySetting = fc.oneof(
  fc.integer({ min: -20, max: 20 }),
  fc.double().map((value) => value as JsonValue),
  fc.boolean(),
  fc.constantFrom<JsonValue>(-2147483648, 2147483647, { gb: 'Text' }, { gb: 1 }),
  anyJson,
);

/** Any settings under the names of the type's own, and others. */
export function anySettings(type: FieldType): fc.Arbitrary<FieldSettings> {
  const name = fc.constantFrom(...type.settings.names, 'other', 'toString');
  return fc.dictionary(name, anySetting, { noNullPrototype: true });
}

/** Any field of a type, with any settings. */
export function anyField(type: FieldType): fc.Arbitrary<Field> {
  const offered = type.offeredDataTypes.length > 0 ? fc.constantFrom(...type.offeredDataTypes) : anyDataType;
  return fc
    .record({
      dataType: fc.oneof({ weight: 3, arbitrary: offered }, anyDataType),
      required: fc.boolean(),
      options: fc.constantFrom([], someOptions('a', 'b', 'c'), someOptions(...'abcdefghijklmnopqrst')),
      settings: anySettings(type),
    })
    .map((changes) => aField(type.name, changes));
}

const digits = fc
  .array(fc.constantFrom(...'0123456789.,:-/ T'), { maxLength: 20 })
  .map((all) => all.join(''));
const moment = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 16));
const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  digits,
  moment,
  moment.map((text) => text.slice(0, 10)),
  moment.map((text) => text.slice(11)),
  fc.integer({ min: -30, max: 30 }).map(String),
  fc.double({ noNaN: true }).map(String),
  fc.constantFrom('true', 'false', 'on', '', ' ', '1,3', '2', '\ud800'),
);

/** What can be in a control of one line. */
export const typedInLine = fc
  .oneof(typed, fc.constantFrom('noon', '31.12.2027', '14.30', '14'))
  .map((text) => text.replace(/[\r\n]/g, ''));

/** Any input of controls, stored documents and clients. */
export const anyInput: fc.Arbitrary<Answer | readonly string[]> = fc.oneof(
  typed,
  fc.array(typed, { maxLength: 3 }),
  fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 4 }),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);

/** Languages of pages, and invalid tags. */
export const languageTags = ['fi', 'en', 'sv', 'de', 'fr', 'hu', 'en-US', 'not a tag!', ''];
