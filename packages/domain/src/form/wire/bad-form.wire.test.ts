import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meaningOf } from '../../problems/problem.ts';
import { faultsOf, jsonOf, read, wireOf, type Json } from '../../testing/form-json.ts';
import { guidOf } from '../../testing/guids.ts';
import { drawn } from '../../testing/layout-notation.ts';
import { formFromWire, formToWire } from './form.wire.ts';

const { form } = drawn('a G(b+c)');

describe('bad form documents', () => {
  const field = jsonOf(formToWire(form).Fields[0]);
  const withField = (changes: Json): Json => wireOf(form, { Fields: [{ ...field, ...changes }] });

  it.each<[string, unknown, string]>([
    ['nothing', undefined, ''],
    ['null', null, ''],
    ['a list', [], ''],
    ['a text', '{}', ''],
    ['an empty object', {}, 'Name'],
    ['an invalid GUID', wireOf(form, { GUID: '42' }), 'GUID'],
    ['a name that is a text', wireOf(form, { Name: 'Form' }), 'Name'],
    ['a name that is not a text', wireOf(form, { Name: { gb: 7 } }), 'Name.gb'],
    ['a name over its limit', wireOf(form, { Name: { gb: 'x'.repeat(1001) } }), 'Name.gb'],
    ['an invalid schema version', wireOf(form, { SchemaVersion: 'one' }), 'SchemaVersion'],
    ['an object type below 0', wireOf(form, { ObjectType: -1 }), 'ObjectType'],
    ['a class that is not a number', wireOf(form, { Class: 'Application' }), 'Class'],
    ['a revision below 0', wireOf(form, { Revision: -1 }), 'Revision'],
    ['an invalid moment', wireOf(form, { UpdatedAt: 'today' }), 'UpdatedAt'],
    [
      'a layout entry without a kind',
      wireOf(form, { FormTemplate: [{ GUID: guidOf('a'), Type: 'row' }] }),
      'FormTemplate[0].Type',
    ],
    ['a field without a type', withField({ Type: '' }), 'Fields[0].Type'],
    ['an unknown width', withField({ Width: 'huge' }), 'Fields[0].Width'],
    ['an unknown data type', withField({ DataType: 4 }), 'Fields[0].DataType'],
    ['a property below -1', withField({ MFilesPropertyDef: -2 }), 'Fields[0].MFilesPropertyDef'],
    ['a minimum that is a text', withField({ MinValue: '0' }), 'Fields[0].MinValue'],
    ['an option without an id', withField({ Options: [{ Name: {} }] }), 'Fields[0].Options[0].ID'],
    [
      'a group that lists no GUIDs',
      wireOf(form, { Groups: [{ GUID: guidOf('G'), GroupName: {}, FieldGUIDs: ['b'] }] }),
      'Groups[0].FieldGUIDs[0]',
    ],
    [
      'an unknown category',
      wireOf(form, { AttachmentOptions: { AllowedFileTypes: ['exe'] } }),
      'AttachmentOptions.AllowedFileTypes[0]',
    ],
    [
      'a size below 0',
      wireOf(form, { AttachmentOptions: { MaxFileSize: -1 } }),
      'AttachmentOptions.MaxFileSize',
    ],
    ['an invalid identity flag', wireOf(form, { SuomiFi: { Enabled: 'yes' } }), 'SuomiFi.Enabled'],
  ])('with %s are refused, naming the path', (_name, value, path) => {
    expect(faultsOf(value)).toContain(`request.invalid ${path}`);
  });

  it('with a __proto__ member are refused and leave prototypes unchanged', () => {
    const text = JSON.stringify(wireOf(form)).replace('"Name":{', '"Name":{"__proto__":{"gb":"owned"},');

    expect(faultsOf(JSON.parse(text))).toEqual(['request.invalid Name.__proto__']);
    expect(({} as Json)['gb']).toBeUndefined();
  });

  it('nested ten thousand deep are refused, in every member', () => {
    const deep: unknown = JSON.parse('['.repeat(10_000) + ']'.repeat(10_000));
    for (const member of ['Name', 'Fields', 'Groups', 'AttachmentOptions', 'Unknown']) {
      expect(faultsOf(wireOf(form, { [member]: deep }))[0]).toMatch(
        new RegExp(`^request.invalid ${member}\\[0\\]`),
      );
    }
  });

  it('are refused with at most twenty faults, each with the code request.invalid', () => {
    const result = formFromWire(wireOf(form, { Fields: Array.from({ length: 400 }, () => ({})) }));

    expect(result.ok ? [] : result.problems).toHaveLength(20);
    expect(result.ok ? [] : result.problems.map(({ code }) => meaningOf(code).status)).toContain(400);
  });

  it('are refused without throwing, whatever they contain', () => {
    fc.assert(fc.property(fc.anything(), (value) => void expect(formFromWire(value).ok).toBe(false)));
    const members = fc.constantFrom(...Object.keys(formToWire(form)));
    fc.assert(
      fc.property(members, fc.anything(), (member, value) => {
        const result = formFromWire(wireOf(form, { [member]: value }));
        if (!result.ok) return;
        // As documents: JSON writes -0 as 0.
        const written = jsonOf(formToWire(result.value));
        expect(jsonOf(formToWire(read(written)))).toEqual(written);
      }),
      { numRuns: 500 },
    );
  });
});
