import * as fc from 'fast-check';
import type { FieldSettings, JsonValue } from '../field-type/field-settings.ts';
import type { Field, Form, Group, LayoutEntry, PredefinedField } from '../form/form.ts';
import type { Guid } from '../guid.ts';
import { identityAttributeNames } from '../identity/identity-attributes.ts';
import type { LocalizedText } from '../text/localized-text.ts';
import { fileCategories } from '../submission/files/file-types.ts';
import { bundledCatalogue } from '../translations/defaults/index.ts';
import { dataTypes, type DataType } from '../vault/data-type.ts';
import type { PropertyValue } from '../vault/vault-object.ts';
import { isRealDate } from '../time/real-date.ts';
import { testFieldTypes } from './test-field-types.ts';

const integer = fc.integer();
const shortText = fc.string({ unit: 'grapheme', maxLength: 20 });

/** A value of JSON as it is read back from text, without the name that the wire refuses. */
const arbitraryJson = fc
  .jsonValue({ maxDepth: 2 })
  .map((value) => JSON.stringify(value))
  .filter((json) => !json.includes('__proto__'))
  .map((json) => JSON.parse(json) as JsonValue);

/** Any GUID. */
export const arbitraryGuid = fc.uuid().map((text) => text as Guid);

/** A text in some of the bundled languages and one other, possibly empty. */
export const arbitraryLocalizedText: fc.Arbitrary<LocalizedText> = fc.dictionary(
  fc.constantFrom(...Object.keys(bundledCatalogue), 'ee'),
  shortText,
  { noNullPrototype: true },
);

/** A date in the stored form. */
export const arbitraryDate: fc.Arbitrary<string> = fc
  .tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .filter(([year, month, day]) => isRealDate(year, month, day))
  .map(([year, month, day]) => `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`);

/** A time in the stored form. */
export const arbitraryTime: fc.Arbitrary<string> = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${pad(hour, 2)}:${pad(minute, 2)}`);

/** A value of any data type that can have values. */
export const arbitraryPropertyValue: fc.Arbitrary<PropertyValue> = fc.oneof(
  fc.record({
    dataType: fc.constantFrom(1 as const, 13 as const),
    value: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 }).map((text) => text.normalize('NFC')),
  }),
  fc.record({ dataType: fc.constantFrom(2 as const, 11 as const), value: integer }),
  fc.record({
    dataType: fc.constant(3 as const),
    value: fc.float({ noNaN: true, noDefaultInfinity: true }).map(noMinusZero),
  }),
  fc.record({ dataType: fc.constant(5 as const), value: arbitraryDate }),
  fc.record({ dataType: fc.constant(6 as const), value: arbitraryTime }),
  fc.record({
    dataType: fc.constant(7 as const),
    value: fc.tuple(arbitraryDate, arbitraryTime).map((parts) => parts.join(' ')),
  }),
  fc.record({ dataType: fc.constant(8 as const), value: fc.boolean() }),
  fc.record({ dataType: fc.constant(9 as const), value: integer }),
  fc.record({
    dataType: fc.constant(10 as const),
    value: fc.uniqueArray(integer, { minLength: 1, maxLength: 5 }),
  }),
);

/** A bound that counts as set, which the limits of whole numbers do not. */
const anyBound = fc.oneof(fc.integer({ min: -1000, max: 1000 }), fc.constant(1.5));

/** Own settings of any type: those with a member of their own, and others of any JSON. */
const arbitrarySettings: fc.Arbitrary<FieldSettings> = fc
  .tuple(
    fc.dictionary(fc.stringMatching(/^[a-z]{3,8}$/), arbitraryJson, { noNullPrototype: true, maxKeys: 3 }),
    fc.record(
      { minValue: anyBound, maxValue: anyBound, format: fc.constantFrom('email', 'of a newer portal') },
      { requiredKeys: [], noNullPrototype: true },
    ),
  )
  .map(([others, bounds]) => ({ ...others, ...bounds }));

const arbitraryDataType: fc.Arbitrary<DataType> = fc.constantFrom(...Object.values(dataTypes));

/** Members that this portal does not know, in some of the objects that may have them. */
const arbitraryUnknownMembers: fc.Arbitrary<Pick<Form, 'unknownMembers'>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  fc
    .dictionary(fc.stringMatching(/^X[a-z]{2,8}$/), arbitraryJson, {
      noNullPrototype: true,
      minKeys: 1,
      maxKeys: 2,
    })
    .map((unknownMembers) => ({ unknownMembers })),
);

function extensible<T extends object>(
  known: fc.Arbitrary<T>,
): fc.Arbitrary<T & Pick<Form, 'unknownMembers'>> {
  return fc.tuple(known, arbitraryUnknownMembers).map(([object, unknown]) => ({ ...object, ...unknown }));
}

/** A field with arbitrary settings, of a known or unknown type. */
export function arbitraryField(guid: Guid): fc.Arbitrary<Field> {
  return extensible(
    fc.record({
      guid: fc.constant(guid),
      type: fc.constantFrom(...testFieldTypes.all.map(({ name }) => name), 'hologram'),
      label: arbitraryLocalizedText,
      description: arbitraryLocalizedText,
      required: fc.boolean(),
      width: fc.constantFrom('narrow' as const, 'wide' as const),
      options: fc.array(fc.record({ id: integer, name: arbitraryLocalizedText }), { maxLength: 4 }),
      property: fc.oneof(fc.constant(-1), fc.integer({ min: 1000, max: 9999 })),
      dataType: arbitraryDataType,
      multiSelect: fc.boolean(),
      settings: arbitrarySettings,
    }),
  );
}

function arbitraryPredefinedField(guid: Guid): fc.Arbitrary<PredefinedField> {
  const property = fc.integer({ min: 1000, max: 9999 });
  return fc.oneof(
    fc
      .record({ property, dataType: arbitraryDataType })
      .map((chosen) => ({ guid, ...chosen, value: undefined })),
    fc
      .record({ property, value: arbitraryPropertyValue })
      .map(({ property: chosen, value }) => ({ guid, property: chosen, dataType: value.dataType, value })),
  );
}

/** The container of each field: the top level, or one of the groups. */
interface Skeleton {
  readonly fields: readonly Guid[];
  readonly groups: readonly Guid[];
  readonly predefined: readonly Guid[];
  readonly container: readonly number[];
  readonly shuffle: readonly number[];
}

const skeleton: fc.Arbitrary<Skeleton> = fc
  .tuple(fc.nat({ max: 8 }), fc.nat({ max: 3 }), fc.nat({ max: 2 }))
  .chain(([fields, groups, predefined]) =>
    fc
      .record({
        guids: fc.uniqueArray(arbitraryGuid, {
          minLength: fields + groups + predefined,
          maxLength: fields + groups + predefined,
        }),
        container: fc.array(fc.integer({ min: -1, max: groups - 1 }), {
          minLength: fields,
          maxLength: fields,
        }),
        shuffle: fc.array(fc.nat(), { minLength: fields + groups, maxLength: fields + groups }),
      })
      .map(({ guids, container, shuffle }) => ({
        fields: guids.slice(0, fields),
        groups: guids.slice(fields, fields + groups),
        predefined: guids.slice(fields + groups),
        container,
        shuffle,
      })),
  );

/** A description in the form list, in some forms. */
const arbitraryListDescription: fc.Arbitrary<Pick<Form, 'listDescription'>> = arbitraryLocalizedText.map(
  (listDescription) => (Object.keys(listDescription).length === 0 ? {} : { listDescription }),
);

/** Any form with a valid layout ({@link checkLayout} finds nothing). */
export const arbitraryForm: fc.Arbitrary<Form> = skeleton
  .chain((bones) => arbitraryWithoutListDescription(bones))
  .chain((form) => arbitraryListDescription.map((described) => ({ ...form, ...described })));

function arbitraryWithoutListDescription(bones: Skeleton): fc.Arbitrary<Form> {
  return extensible(
    fc.record({
      guid: fc.option(arbitraryGuid),
      name: arbitraryLocalizedText,
      description: arbitraryLocalizedText,
      enabled: fc.boolean(),
      showInFormPortal: fc.boolean(),
      objectType: fc.constantFrom(0, 101),
      class: fc.option(fc.nat()),
      layout: fc.constant(layoutOf(bones)),
      fields: each(bones.fields, arbitraryField),
      groups: each(bones.groups, (guid, index) => arbitraryGroup(guid, membersOf(bones, index))),
      predefinedFields: each(bones.predefined, arbitraryPredefinedField),
      identity: fc.record({ enabled: fc.boolean(), attributes: fc.subarray([...identityAttributeNames]) }),
      attachments: fc.record({
        maxFileSizeMb: fc.integer({ min: 0, max: 1000 }),
        categories: fc.shuffledSubarray([...fileCategories]),
        customExtensions: fc.shuffledSubarray(['dwg', 'tar.gz', 'ifc', '3dm']),
      }),
      checkAnswers: fc.boolean(),
      summaryPdf: fc.boolean(),
      titleTemplate: fc.option(shortText),
      revision: fc.nat(),
      updatedAt: fc.option(
        fc
          .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
          .map((at) => at.toISOString()),
      ),
    }),
  );
}

function arbitraryGroup(guid: Guid, fields: readonly Guid[]): fc.Arbitrary<Group> {
  return extensible(arbitraryLocalizedText.map((name) => ({ guid, name, fields })));
}

function membersOf(bones: Skeleton, group: number): readonly Guid[] {
  return bones.fields.filter((_guid, index) => bones.container[index] === group);
}

function layoutOf(bones: Skeleton): readonly LayoutEntry[] {
  const loose = membersOf(bones, -1).map((guid): LayoutEntry => ({ kind: 'field', guid }));
  const groups = bones.groups.map((guid): LayoutEntry => ({ kind: 'group', guid }));
  return [...loose, ...groups]
    .map((entry, index) => ({ entry, order: bones.shuffle[index] ?? 0 }))
    .sort((one, other) => one.order - other.order)
    .map(({ entry }) => entry);
}

function each<T>(
  guids: readonly Guid[],
  make: (guid: Guid, index: number) => fc.Arbitrary<T>,
): fc.Arbitrary<T[]> {
  return fc.tuple(...guids.map(make));
}

function pad(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}

function noMinusZero(number: number): number {
  return number === 0 ? 0 : number;
}
