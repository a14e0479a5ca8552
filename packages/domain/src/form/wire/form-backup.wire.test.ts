import { describe, expect, it } from 'vitest';
import { aField } from '../../testing/builders.ts';
import { faultsOf, jsonOf, read, type Json } from '../../testing/form-json.ts';
import { guidOf } from '../../testing/guids.ts';
import { sameForm } from '../same-form.ts';
import { formToWire } from './form.wire.ts';

describe('backups in the specification’s format', () => {
  // Same shape and size as the form used by the performance budgets: thirty fields, in five groups of six.
  const types = ['text', 'number', 'boolean', 'select', 'date', 'hologram'];
  const fieldGuids = Array.from({ length: 30 }, (_, index) => guidOf(`f${index}`));
  const groups = Array.from({ length: 5 }, (_, index) => ({
    GUID: guidOf(`G${index}`),
    GroupName: { gb: `${index + 1}. Part`, fi: `${index + 1}. Osa` },
    FieldGUIDs: fieldGuids.slice(index * 6, index * 6 + 6),
  }));
  const backup: Json = {
    GUID: guidOf('backup'),
    Name: { gb: 'Municipal application', fi: 'Kunnallinen hakemus' },
    FormDescription: { gb: 'Fill in the application.', fi: 'Täytä hakemus.' },
    Enabled: true,
    ShowInFormPortal: true,
    ObjectType: 0,
    Class: 0,
    FormTemplate: groups.map(({ GUID, FieldGUIDs }) => ({ GUID, Type: 'group', FieldGUIDs })),
    Fields: fieldGuids.map((GUID, index) => ({
      GUID,
      Type: types[index % types.length],
      Name: { gb: `Question ${index}`, fi: `Kysymys ${index}` },
      Description: { gb: index % 3 === 0 ? 'Write it **as in the register**.' : '', fi: '' },
      Required: index % 5 === 0,
      Width: index % 4 < 2 ? 'narrow' : 'wide',
      Options: index % types.length === 3 ? [{ ID: 1, Name: { gb: 'Choice 1', fi: 'Vaihtoehto 1' } }] : [],
      MFilesPropertyDef: 1000 + index,
      DataType: 1,
      MinValue: -2147483648,
      MaxValue: 2147483647,
      MultiSelect: false,
    })),
    Groups: groups,
    PredefinedFields: [],
    SuomiFi: { Enabled: false },
    AttachmentOptions: { MaxFileSize: 10, AllowedFileTypes: ['img', 'doc'], CustomFileTypes: ['dwg'] },
  };

  it('are read back unchanged, with the portal’s own members added', () => {
    const written = jsonOf(formToWire(read(backup)));

    expect(written).toMatchObject(backup);
    expect(written).toMatchObject({
      SchemaVersion: 1,
      CheckAnswers: false,
      SummaryPdf: true,
      TitleTemplate: null,
      Revision: 0,
      UpdatedAt: null,
    });
  });

  it('are the same with and without a schema version', () => {
    expect(read({ ...backup, SchemaVersion: 1 })).toEqual(read(backup));
    expect(read({ ...backup, SchemaVersion: 0 })).toEqual(read(backup));
    expect(read({ ...backup, SchemaVersion: 2 })).toEqual(read(backup));
  });

  it('are refused when they come from a newer portal', () => {
    expect(faultsOf({ ...backup, SchemaVersion: 3 })).toEqual(['request.invalid SchemaVersion']);
  });

  it('get default attachment rules when they have none', () => {
    const none = { maxFileSizeMb: 10, categories: [], customExtensions: [] };

    expect(read({ ...backup, AttachmentOptions: undefined }).attachments).toEqual(none);
    expect(read({ ...backup, AttachmentOptions: null }).attachments).toEqual(none);
    expect(read({ ...backup, AttachmentOptions: {} }).attachments).toEqual(none);
    expect(read({ ...backup, AttachmentOptions: { AllowedFileTypes: ['img'] } }).attachments).toEqual({
      ...none,
      categories: ['img'],
    });
  });

  it('get the specified defaults for omitted field members', () => {
    const fields = [{ GUID: guidOf('a'), Type: 'text', Name: { gb: 'Name' } }];
    const template = [{ GUID: guidOf('a'), Type: 'field' }];
    const small = read({ Name: {}, FormTemplate: template, Fields: fields });

    expect(small.fields).toEqual([aField('text', { guid: guidOf('a'), label: { gb: 'Name' } })]);
    expect(small).toMatchObject({ enabled: true, showInFormPortal: true, objectType: 0, class: null });
  });

  it('keep unknown members of the form, its fields, groups and layout entries', () => {
    const added = { Colour: { hue: ['red', 1] }, constructor: null };
    const each = (entries: unknown) => (entries as Json[]).map((entry) => ({ ...entry, ...added }));
    const document = {
      ...backup,
      ...added,
      Fields: each(backup.Fields),
      Groups: each(backup.Groups),
      FormTemplate: each(backup.FormTemplate),
    };

    expect(jsonOf(formToWire(read(document)))).toMatchObject(document);
    expect(sameForm(read(document), read(backup))).toBe(false);
  });

  it('refuse unknown members that are not JSON', () => {
    expect(faultsOf({ ...backup, Colour: NaN })).toEqual(['request.invalid Colour']);
  });
});
