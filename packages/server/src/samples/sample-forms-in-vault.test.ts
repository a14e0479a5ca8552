import { randomUUID } from 'node:crypto';
import {
  answerTo,
  checkAnswer,
  type Field,
  type Form,
  type Guid,
  isOfferedProperty,
  isTextFormatName,
  noProperty,
  normaliseAnswers,
  parseGuid,
  type RawAnswer,
  textFormats,
  toVaultObject,
  type VaultStructure,
} from '@form-portal/domain';
import { englishLocale } from '@form-portal/domain/testing';
import { fieldTypes } from '@form-portal/field-types';
import { blobMigrations, createBlobStore } from '@form-portal/storage';
import { describeDatabase } from '@form-portal/storage/testing';
import { createVault, embeddedVaultMigrations, type OpenVault, type VaultTables } from '@form-portal/vault';
import { beforeAll, describe, expect, it } from 'vitest';
import { courseRegistration } from './course-registration.ts';
import { sampleForms } from './sample-forms.ts';

const samples = sampleForms.map(({ form }) => [form.name['gb'] ?? '', form] as const);

describeDatabase<VaultTables>(
  'the sample forms on the embedded vault',
  [...blobMigrations, ...embeddedVaultMigrations],
  (given) => {
    let opened: OpenVault;
    let structure: VaultStructure;

    beforeAll(async () => {
      const now = () => new Date();
      const database = given.database();
      const dataDir = given.dataDir();
      const blobs = createBlobStore({ database, dataDir, large: 'disk', now, newId: randomUUID });
      opened = await createVault(
        { adapter: 'embedded', timeZone: 'Europe/Helsinki' },
        { database, blobs, now, newGuid },
        10_000,
      );
      structure = await opened.vault.readStructure();
    });

    describe.each(samples)('%s', (_name, form) => {
      it('has a class of its object type', () => {
        const found = structure.classes.find((candidate) => candidate.id === form.class);

        expect(found?.objectType).toBe(form.objectType);
      });

      it('is bound to properties that fit its field types', () => {
        for (const { type, property, dataType } of form.fields) {
          if (property === noProperty) continue;
          const bound = structure.properties.find((candidate) => candidate.id === property);
          expect(isOfferedProperty(property)).toBe(true);
          expect({ property, dataType }).toEqual({ property: bound?.id, dataType: bound?.dataType });
          expect(fieldTypes.get(type).offeredDataTypes).toContain(dataType);
        }
      });

      it('is bound to properties of its class', () => {
        const carried = structure.classes.find((candidate) => candidate.id === form.class)?.properties;
        const bound = [...form.fields, ...form.predefinedFields]
          .map((field) => field.property)
          .filter((property) => property !== noProperty);

        expect(bound.filter((property) => !carried?.some(({ id }) => id === property))).toEqual([]);
        expect(new Set(bound).size).toBe(bound.length);
      });

      it('has a field or value for every property that its class requires', () => {
        const carried = structure.classes.find((candidate) => candidate.id === form.class)?.properties ?? [];
        const sure = [...form.fields.filter((field) => field.required), ...form.predefinedFields];
        const wanted = carried.filter((property) => property.required).map((property) => property.id);

        expect(wanted.filter((id) => !sure.some((field) => field.property === id))).toEqual([]);
      });

      it('offers the items of the value lists, in their order and with their names', async () => {
        const lookups = form.fields.filter((field) => fieldTypes.get(field.type).usesOptions);
        for (const { property, options } of lookups) {
          const items = await opened.vault.listValueListItems(property);
          expect(options.map(({ id, name }) => ({ id, name: name['fi'] }))).toEqual(items);
        }
        expect(lookups.length > 0).toBe(form !== courseRegistration);
      });

      it.each([
        ['with every field', () => true],
        ['with the required fields alone', (field: Field) => field.required],
      ])('becomes an object when it is filled in %s', async (_what, isFilled) => {
        const answers = normaliseAnswers(form, filledIn(form, isFilled), fieldTypes);
        for (const field of form.fields) {
          expect(checkAnswer(field, answerTo(answers, field.guid), fieldTypes, field.required)).toEqual([]);
        }

        const source = {
          form,
          answers,
          logic: null,
          predefined: [],
          fieldTypes,
          identity: [],
          title: 'Hakemus',
          submission: newGuid(),
          locale: englishLocale,
        };
        const object = toVaultObject(source);
        const { type, id } = await opened.vault.createObject(object, []);

        const stored = await opened.administration?.getObject(type, id);
        const values = stored?.properties.map(({ propertyDef, value }) => [propertyDef, value]);
        expect(values).toEqual(
          expect.arrayContaining(
            object.properties.map(({ propertyDef, value }) => [propertyDef, value.value]),
          ),
        );
      });
    });
  },
);

function newGuid(): Guid {
  return parseGuid(randomUUID())!;
}

const typed: Readonly<Record<string, RawAnswer>> = {
  text: 'Kuusilahden Soutajat ry',
  longtext: 'Järjestämme soutukoulun.\nIltasoutuja on kahdesti viikossa.',
  number: '148',
  boolean: 'true',
  rating: '4',
  slider: '35',
  date: '2027-01-01',
  datetime: '2027-06-05 18:00',
  time: '09:30',
};

/** A text in the format of its field; undefined for any other field. */
function inFormat({ settings: { format } }: Field): string | undefined {
  return typeof format === 'string' && isTextFormatName(format) ? textFormats[format].example : undefined;
}

function filledIn(form: Form, isFilled: (field: Field) => boolean): ReadonlyMap<Guid, RawAnswer> {
  const choices = ({ options, multiSelect }: Field): RawAnswer =>
    options.slice(0, multiSelect ? 2 : 1).map((option) => String(option.id));
  return new Map(
    form.fields
      .filter(isFilled)
      .map((field) => [field.guid, inFormat(field) ?? typed[field.type] ?? choices(field)]),
  );
}
