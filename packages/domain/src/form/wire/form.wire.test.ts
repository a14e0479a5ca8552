import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryForm } from '../../testing/arbitrary-form.ts';
import { aField, aForm, aGroup } from '../../testing/builders.ts';
import { faultsOf, jsonOf, read, wireOf, type Json } from '../../testing/form-json.ts';
import { guidOf } from '../../testing/guids.ts';
import { drawn } from '../../testing/layout-notation.ts';
import { testFieldTypes } from '../../testing/test-field-types.ts';
import { formToWire } from './form.wire.ts';

const { form } = drawn('a G(b+c)');

describe('form on the wire', () => {
  it('reads back every form it writes', () => {
    fc.assert(fc.property(arbitraryForm, (any) => void expect(read(jsonOf(formToWire(any)))).toEqual(any)));
  });

  it('uses the specification’s names', () => {
    const wire = formToWire(aForm({ fields: [aField('rating')] }));

    expect(Object.keys(wire)).toEqual([
      ...[
        'SchemaVersion',
        'GUID',
        'Name',
        'FormDescription',
        'Enabled',
        'ShowInFormPortal',
        'ObjectType',
        'Class',
      ],
      ...['FormTemplate', 'Fields', 'Groups', 'PredefinedFields', 'SuomiFi', 'AttachmentOptions'],
      ...['CheckAnswers', 'SummaryPdf', 'TitleTemplate', 'Revision', 'UpdatedAt'],
    ]);
    expect(Object.keys(wire.Fields[0]!)).toEqual([
      ...[
        'GUID',
        'Type',
        'Name',
        'Description',
        'Required',
        'Width',
        'Options',
        'MFilesPropertyDef',
        'DataType',
      ],
      ...['MinValue', 'MaxValue', 'MultiSelect'],
    ]);
    expect(Object.keys(wire.SuomiFi ?? {})).toEqual([
      ...[
        'Enabled',
        'Henkilotunniste',
        'Sukunimi',
        'Etunimet',
        'Syntymaaika',
        'Kotikunta',
        'KotimainenKatuosoite',
      ],
      ...[
        'KotimainenPostinumero',
        'KotimainenPostitoimipaikka',
        'UlkomainenKatuosoite',
        'UlkomainenPaikkakuntaValtio',
      ],
      ...['Sahkoposti', 'SuomenKansalaisuus'],
    ]);
  });

  it('represents a form that was never saved by an empty GUID', () => {
    expect(formToWire({ ...form, guid: null }).GUID).toBe('');
    expect(read(wireOf(form, { GUID: '' })).guid).toBeNull();
    expect(read(wireOf(form, { GUID: undefined })).guid).toBeNull();
  });

  it('reads a GUID in capitals and braces as the same GUID', () => {
    expect(read(wireOf(form, { GUID: `{${guidOf('form').toUpperCase()}}` })).guid).toBe(guidOf('form'));
  });

  it('distinguishes a missing class from class 0', () => {
    expect(read(wireOf(form, { Class: null })).class).toBeNull();
    expect(read(wireOf(form, { Class: 0 })).class).toBe(0);
  });
});

describe('the description in the form list on the wire', () => {
  const listDescription = { gb: 'For places in the guest harbour', fi: 'Vieraspaikat' };

  it('is a member of its own, which makes the document version 2', () => {
    const written = jsonOf(formToWire({ ...form, listDescription }));

    expect(written).toMatchObject({ SchemaVersion: 2, ListDescription: listDescription });
    expect(read(written).listDescription).toEqual(listDescription);
  });

  it('is left out when no language has it', () => {
    expect(read(wireOf(form, { ListDescription: {} }))).toEqual(form);
    expect(read(wireOf(form, { ListDescription: null }))).toEqual(form);
    expect(formToWire(form)).not.toHaveProperty('ListDescription');
  });

  it('has at most 200 characters in a language', () => {
    const wire = (length: number) => wireOf(form, { ListDescription: { gb: 'x'.repeat(length) } });

    expect(read(wire(200)).listDescription?.['gb']).toHaveLength(200);
    expect(faultsOf(wire(201))).toEqual(['request.invalid ListDescription.gb']);
  });
});

describe('the layout on the wire', () => {
  it('gives field entries an empty list and group entries the group’s fields', () => {
    expect(formToWire(form).FormTemplate).toEqual([
      { GUID: guidOf('a'), Type: 'field', FieldGUIDs: [] },
      { GUID: guidOf('G'), Type: 'group', FieldGUIDs: [guidOf('b'), guidOf('c')] },
    ]);
  });

  it('uses the group’s own list where the two lists differ', () => {
    const wire = wireOf(form, {
      FormTemplate: [
        { GUID: guidOf('a'), Type: 'field', FieldGUIDs: [] },
        { GUID: guidOf('G'), Type: 'group', FieldGUIDs: [guidOf('a'), guidOf('c')] },
      ],
    });

    expect(read(wire)).toEqual(form);
  });

  it('refuses an invalid layout', () => {
    const wire = wireOf(form, { FormTemplate: [{ GUID: guidOf('a'), Type: 'field' }] });

    expect(faultsOf(wire)).toEqual([`form.layout-broken ${guidOf('G')}`]);
  });
});

describe('own settings on the wire', () => {
  const backupField = (changes: Json): Json => ({
    GUID: guidOf('a'),
    Type: 'slider',
    Name: { gb: 'a' },
    Description: {},
    Required: false,
    Width: 'wide',
    Options: [],
    MFilesPropertyDef: -1,
    DataType: 0,
    MinValue: -2147483648,
    MaxValue: 2147483647,
    MultiSelect: false,
    ...changes,
  });
  const withField = (field: Json): Json =>
    wireOf(aForm({ fields: [aField('text', { guid: guidOf('a') })] }), { Fields: [field] });

  it.each<Json>([
    {},
    { MinValue: 0, MaxValue: 10 },
    { MinValue: 1.5 },
    { Type: 'text', MaxValue: 7 },
    { Type: 'hologram', MinValue: -5 },
  ])('of a field saved earlier are written back byte for byte: %j', (changes) => {
    const saved = JSON.stringify(backupField(changes));

    expect(JSON.stringify(formToWire(read(withField(JSON.parse(saved) as Json))).Fields[0])).toBe(saved);
  });

  it('are members of Settings, which is absent from a field without any', () => {
    const field = aField('text', { settings: { askTwice: true, unit: { gb: 'km' }, maxValue: 3 } });
    const wire = jsonOf(formToWire(aForm({ fields: [field] })).Fields[0]);

    expect(wire).toMatchObject({ Settings: { askTwice: true, unit: { gb: 'km' } }, MaxValue: 3 });
    expect(jsonOf(formToWire(form).Fields[0])).not.toHaveProperty('Settings');
  });

  it('write the format of a text as a member of the field, which makes the document version 2', () => {
    const plain = read(wireOf(form));
    const [first, ...rest] = plain.fields;
    const fields = [{ ...first!, settings: { format: 'of a newer portal' } }, ...rest];

    const written = jsonOf(formToWire({ ...plain, fields }));

    expect([formToWire(plain).SchemaVersion, written['SchemaVersion']]).toEqual([1, 2]);
    expect(written['Fields']).toMatchObject([{ Format: 'of a newer portal' }, {}, {}]);
    expect(JSON.stringify(written)).not.toContain('"Settings"');
    expect(read(written).fields[0]?.settings).toEqual({ format: 'of a newer portal' });
  });

  it('read bounds only from the members in the specification', () => {
    const known = read(withField(backupField({ Settings: { minValue: 'x', maxValue: 4 } })));

    expect(known.fields[0]?.settings).toEqual({});
  });

  it.each<[string, Json]>([
    ['too many', Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`s${index}`, true]))],
    ['a name that is too long', { ['x'.repeat(101)]: true }],
  ])('are refused with %s', (_name, settings) => {
    expect(faultsOf(withField(backupField({ Settings: settings })))[0]).toMatch(
      /^request.invalid Fields\[0\]\.Settings/,
    );
  });
});

describe('a field that visitors never see', () => {
  it('is always a computed one, because nobody could answer any other', () => {
    const question = aField('number', { formula: '1', shown: false });
    const wire = wireOf(aForm({ fields: [question] }));
    const [field] = wire['Fields'] as readonly Json[];
    const { Formula: _formula, ...answered } = field ?? {};

    expect(read(wire).fields[0]?.shown).toBe(false);
    expect(read({ ...wire, Fields: [answered] }).fields[0]).not.toHaveProperty('shown');
  });
});

describe('a field of an unknown type', () => {
  it('keeps its type and behaves as uninitialized', () => {
    const unknown = aForm({ fields: [aField('hologram')] });

    expect(read(wireOf(unknown)).fields[0]?.type).toBe('hologram');
    expect(testFieldTypes.get('hologram').name).toBe('uninitialized');
  });
});

describe('custom extensions on the wire', () => {
  it('lose leading dots, surrounding blanks, duplicates and empty entries', () => {
    const typed = [' .DWG ', 'dwg', '..tar.gz', '.', ''];
    const wire = wireOf(form, { AttachmentOptions: { CustomFileTypes: typed } });

    expect(read(wire).attachments.customExtensions).toEqual(['dwg', 'tar.gz']);
  });

  it.each(['a/b', 'exe\0', '*', 'x'.repeat(21), '\u202Egpj'])('refuse %o', (typed) => {
    expect(faultsOf(wireOf(form, { AttachmentOptions: { CustomFileTypes: ['pdf', typed] } }))).toEqual([
      'request.invalid AttachmentOptions.CustomFileTypes[1]',
    ]);
  });
});

describe('predefined fields on the wire', () => {
  it('write date-times without seconds and time zone', () => {
    const sent = { GUID: guidOf('p'), MFilesPropertyDef: 1007, DataType: 7, Value: '2027-01-31T08:30:00' };
    const known = read(wireOf(form, { PredefinedFields: [sent] }));

    expect(known.predefinedFields[0]?.value).toEqual({ dataType: 7, value: '2027-01-31 08:30' });
    expect(formToWire(known).PredefinedFields?.[0]?.Value).toBe('2027-01-31 08:30');
  });

  it('refuse a value of another type, naming the field', () => {
    const sent = { GUID: guidOf('p'), MFilesPropertyDef: 1002, DataType: 2, Value: 'many' };

    expect(faultsOf(wireOf(form, { PredefinedFields: [sent] }))).toEqual([
      'request.invalid PredefinedFields[0].Value',
    ]);
  });
});

describe('a group on the wire', () => {
  it('keeps its heading and its order', () => {
    const [b, c] = [aField('text', { guid: guidOf('b') }), aField('text', { guid: guidOf('c') })];
    const grouped = aForm({
      fields: [b, c],
      groups: [aGroup('G', [c, b])],
      layout: [{ kind: 'group', guid: guidOf('G') }],
    });

    expect(read(wireOf(grouped)).groups).toEqual([aGroup('G', [c, b])]);
  });
});
