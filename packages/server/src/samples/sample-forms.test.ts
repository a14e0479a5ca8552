import { randomUUID } from 'node:crypto';
import {
  alwaysOpen,
  answerTo,
  availabilityOf,
  checkAnswer,
  checkForm,
  defaultLimits,
  checkLayout,
  defaultSettings,
  type Field,
  type Form,
  type Guid,
  isOfferedProperty,
  isTextFormatName,
  type LocalizedText,
  noProperty,
  normaliseAnswers,
  parseGuid,
  type RawAnswer,
  textFormats,
  toVaultObject,
  type VaultStructure,
} from '@form-portal/domain';
import { bundledCatalogue } from '@form-portal/domain/texts';
import { prepareForm, resolve } from '@form-portal/domain/logic';
import { formFromWire, formToWire } from '@form-portal/domain/wire';
import { englishLocale } from '@form-portal/domain/testing';
import { fieldTypes } from '@form-portal/field-types';
import { blobMigrations, createBlobStore } from '@form-portal/storage';
import { describeDatabase } from '@form-portal/storage/testing';
import { createVault, embeddedVaultMigrations, type OpenVault, type VaultTables } from '@form-portal/vault';
import { beforeAll, describe, expect, it } from 'vitest';
import { grantApplication } from './grant-application.ts';
import { courseRegistration } from './course-registration.ts';
import { sampleForms as published } from './sample-forms.ts';

const sampleForms = published.map(({ form }) => form);
const samples = sampleForms.map((form) => [form.name['gb'] ?? '', form] as const);

describe('the sample forms', () => {
  it('use each GUID once, and the same ones at every start', () => {
    const all = sampleForms
      .flatMap((form) => [
        ...[form, ...form.fields, ...form.groups, ...form.predefinedFields],
        ...[...(form.pages ?? []), ...(form.checks ?? []), ...(form.attachments.requests ?? [])],
      ])
      .map((part) => part.guid);

    expect(new Set(all).size).toBe(all.length);
    expect(sampleForms.map((form) => form.guid)).toEqual([
      'c0a7ac70-f0b1-4c5e-9a1d-000000000000',
      'a7057005-2027-4d1b-8e60-000000000000',
      'c0025e00-f1a5-4a1d-9b20-000000000000',
    ]);
  });

  it('show every specified field type', () => {
    const used = new Set(sampleForms.flatMap((form) => form.fields).map((field) => field.type));

    const specified = 'text longtext number boolean rating slider dropdown select date datetime time';
    expect([...used]).toEqual(expect.arrayContaining(specified.split(' ')));
  });

  it('show groups, fields outside groups, pairs of narrow fields, several choices and attachments', () => {
    const fields = sampleForms.flatMap((form) => form.fields);
    const entries = sampleForms.flatMap((form) => form.layout);

    expect(new Set(entries.map((entry) => entry.kind))).toEqual(new Set(['field', 'group']));
    expect(fields.filter((field) => field.width === 'narrow').length).toBeGreaterThan(3);
    expect(fields.some((field) => field.multiSelect)).toBe(true);
    expect(sampleForms.filter((form) => form.attachments.categories.length > 0)).toHaveLength(2);
  });

  it('show pages, rows, conditions of groups, and requested files of which one may come later', () => {
    const groups = sampleForms.flatMap((form) => form.groups);
    const requests = sampleForms.flatMap((form) => form.attachments.requests ?? []);

    expect(grantApplication.pages).toHaveLength(4);
    expect(groups.filter(({ repeat }) => repeat)).toHaveLength(1);
    expect(groups.filter(({ showWhen }) => showWhen)).toHaveLength(1);
    expect(requests.map(({ later }) => later)).toEqual([false, true, false]);
  });

  it.each(['2026-01-31', '2026-11-26', '2027-12-01'])(
    'take answers on the day they are published, %s, and for a month at least',
    (today) => {
      const states = (day: string) =>
        published.map(({ opening }) => {
          const facts = { timeZone: 'Europe/Helsinki', now: Date.parse(`${day}T12:00Z`), stored: 0 };
          return availabilityOf(opening?.(today) ?? alwaysOpen, facts).state;
        });
      const inAMonth = new Date(Date.parse(today) + 31 * 86_400_000).toISOString().slice(0, 10);

      expect([states(today), states(inAMonth)]).toEqual([
        ['open', 'open', 'open'],
        ['open', 'open', 'open'],
      ]);
    },
  );
});

describe.each(samples)('the sample %s', (_name, form) => {
  it('is enabled and unsaved', () => {
    expect(form).toMatchObject({ enabled: true, showInFormPortal: true, revision: 0, updatedAt: null });
  });

  it('is valid', () => {
    expect(checkLayout(form)).toEqual([]);
    expect(checkForm(form, defaultSettings.suomifi, defaultLimits)).toEqual([]);
  });

  it('has rules without faults', () => {
    expect(prepareForm(form, fieldTypes).faults).toEqual([]);
  });

  it('is read back from its JSON unchanged', () => {
    expect(formFromWire(JSON.parse(JSON.stringify(formToWire(form))))).toEqual({ ok: true, value: form });
  });

  it('has all texts in English, Finnish and Swedish', () => {
    const needed: readonly LocalizedText[] = [
      form.name,
      form.description,
      ...form.groups.flatMap(({ name, description, repeat }) => [
        ...[name, ...(description ? [description] : [])],
        ...(repeat ? [repeat.rowName ?? {}, repeat.addText ?? {}] : []),
      ]),
      ...(form.pages ?? []).flatMap(({ name, description }) => [name, ...(description ? [description] : [])]),
      ...(form.attachments.requests ?? []).flatMap(({ name, description = {}, later, laterText = {} }) => [
        ...[name, description],
        ...(later ? [laterText] : []),
      ]),
      ...form.fields.map((field) => field.label),
      ...form.fields.map((field) => field.description).filter((text) => Object.keys(text).length > 0),
      ...form.fields.flatMap((field) => field.options).map((option) => option.name),
      ...(form.checks ?? []).map((check) => check.message),
    ];
    for (const text of needed) {
      expect(Object.keys(text).toSorted()).toEqual(Object.keys(bundledCatalogue).toSorted());
      for (const written of Object.values(text)) expect(written.trim()).not.toBe('');
    }
  });

  it('has settings that are valid for its field types', () => {
    for (const field of form.fields)
      expect(fieldTypes.get(field.type).settings.normalise(field.settings)).toEqual(field.settings);
  });
});

describe('the sample grant application', () => {
  const prepared = prepareForm(grantApplication, fieldTypes);
  const guid = (finnish: string): Guid =>
    grantApplication.fields.find(({ label }) => label['fi'] === finnish)!.guid;
  const applied = (typed: Readonly<Record<string, string>>) => {
    const raw = new Map(Object.entries(typed).map(([label, text]) => [guid(label), text]));
    const answers = normaliseAnswers(grantApplication, raw, fieldTypes);
    return resolve(prepared, answers, { today: '2027-01-15', identified: false });
  };
  const costs = { Tilavuokrat: '10 000', 'Palkat ja palkkiot': '2345,67 €' };

  it('asks associations whether they are registered, then for their number, and no other applicant', () => {
    const [association, foundation, company] = ['1', '2', '3'];
    const asked = (type: string | undefined, isRegistered: string) => {
      const found = applied({ 'Hakija on': type ?? '', 'Yhdistys on rekisteröity': isRegistered }).asked;
      return ['Yhdistys on rekisteröity', 'Jäsenmäärä', 'Rekisterinumero'].map((label) =>
        found.has(guid(label)),
      );
    };

    expect(asked(association, 'true')).toEqual([true, true, true]);
    expect(asked(association, '')).toEqual([true, true, false]);
    for (const other of [foundation, company, ''])
      expect(asked(other, 'true')).toEqual([false, false, false]);
  });

  it('adds up the costs and refuses funding that does not cover them exactly', () => {
    const enough = applied({ ...costs, 'Oma rahoitus': '7845.67', 'Haettava summa': '4 500 €' });
    const tooMuch = applied({ ...costs, 'Oma rahoitus': '8000', 'Haettava summa': '4 500 €' });

    expect(enough.answers[guid('Kokonaiskustannukset')]).toBe(12345.67);
    expect(enough.failedChecks).toEqual([]);
    expect(tooMuch.failedChecks).toMatchObject([{ at: guid('Oma rahoitus') }]);
  });
});

describe('the sample registration to a course', () => {
  const prepared = prepareForm(courseRegistration, fieldTypes);
  const born = (date: string) => {
    const guid = courseRegistration.fields.find(({ label }) => label['gb'] === 'Date of birth')!.guid;
    const answers = normaliseAnswers(courseRegistration, new Map([[guid, date]]), fieldTypes);
    const { asked, failedChecks } = resolve(prepared, answers, { today: '2027-01-15', identified: false });
    const guardian = courseRegistration.groups.find(({ showWhen }) => showWhen)!;
    return { guardian: guardian.fields.every((field) => asked.has(field)), stops: failedChecks.length };
  };

  it('asks for a guardian under 18 years, and stops under 15', () => {
    expect(born('2009-01-15')).toEqual({ guardian: false, stops: 0 });
    expect(born('2009-01-16')).toEqual({ guardian: true, stops: 0 });
    expect(born('2012-01-15')).toEqual({ guardian: true, stops: 0 });
    expect(born('2012-01-16')).toEqual({ guardian: true, stops: 1 });
  });
});

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
