import { arbitraryForm, drawn } from '@form-portal/domain/testing';
import { formToWire } from '@form-portal/domain/wire';
import { fieldTypes } from '@form-portal/field-types';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesPerMb, defaultLimits } from '@form-portal/domain';
import { backupOf, readBackup } from './backup.ts';
import { inEnglish } from '../testing/editor-notation.ts';

const { form } = drawn('a G(b)');
const wire = formToWire(form);
const env = { fieldTypes, limits: defaultLimits };
const [first, second] = wire.Fields;

async function faultOf(text: string): Promise<string> {
  const read = await readBackup(new Blob([text]), env);
  return read.ok ? 'none' : inEnglish(read.fault);
}

const withDocument = (changes: object): string => JSON.stringify({ ...wire, ...changes });

describe('a backup', () => {
  it('is a file named after the form’s GUID', () => {
    expect(backupOf(form).fileName).toBe(`${form.guid}.json`);
    expect(backupOf({ ...form, guid: null }).fileName).toBe('form.json');
  });

  it('is no larger than the saved request body, so that every saved form can be imported', async () => {
    const { text } = backupOf(form);
    const limits = { ...defaultLimits, maxFormBytes: JSON.stringify(wire).length };

    expect(await readBackup(new Blob([text]), { ...env, limits })).toMatchObject({ ok: true });
  });

  it('is read back as the same form', async () => {
    const known = arbitraryForm.map((any) => ({
      ...any,
      fields: any.fields.map((field) => ({ ...field, type: fieldTypes.get(field.type).name })),
    }));
    await fc.assert(
      fc.asyncProperty(known, async (any) => {
        const file = new Blob([backupOf(any).text]);
        expect(await readBackup(file, env)).toEqual({ ok: true, form: any });
      }),
    );
  });

  it('in the specification’s format is read, with or without a byte order mark', async () => {
    const {
      SchemaVersion: _,
      CheckAnswers: __,
      SummaryPdf: ___,
      TitleTemplate: ____,
      Revision: _____,
      ...plain
    } = wire;

    for (const mark of ['', '\ufeff']) {
      expect(await faultOf(`${mark}${JSON.stringify(plain)}`)).toBe('none');
    }
  });
});

const nested = (levels: number): object =>
  levels === 1 ? { Person: 'Identified', Is: 'equals', Value: true } : { All: [nested(levels - 1)] };

describe('a file that is not a backup', () => {
  it.each([
    ['no JSON', '<html>', 'The file is not a backup: it is not JSON. Nothing was changed.'],
    ['nothing', '', 'The file is not a backup: it is not JSON. Nothing was changed.'],
    ['JSON that is no form', '[1, 2]', 'The file is not a backup of a form. Nothing was changed.'],
    ['null', 'null', 'The file is not a backup of a form. Nothing was changed.'],
    [
      'another product’s JSON',
      '{"type":"form","components":[]}',
      'The file is not a backup of a form. Nothing was changed.',
    ],
    [
      'more than 2 MB',
      `"${'x'.repeat(defaultLimits.maxFormBytes)}"`,
      'The file is too large for a backup. The largest one is 2 MB. Nothing was changed.',
    ],
    [
      'a newer version',
      withDocument({ SchemaVersion: 99 }),
      'The backup was made with a newer version of the portal. Nothing was changed.',
    ],
    [
      'a member that would change what objects are',
      withDocument({}).replace('"Name":', '"__proto__":{"x":1},"Name":'),
      'Something is wrong in the backup: __proto__. Nothing was changed.',
    ],
    [
      'a wrong part',
      withDocument({ Fields: [{ ...first, Required: 'yes' }] }),
      'Something is wrong in the backup: Fields[0].Required. Nothing was changed.',
    ],
    [
      'a condition of seven levels',
      withDocument({ Fields: [{ ...first, ShowWhen: nested(7) }] }),
      'The condition Fields[0].ShowWhen has more than 50 tests or 6 levels. Nothing was changed.',
    ],
    [
      'a condition of 50 levels',
      withDocument({ Fields: [{ ...first, ShowWhen: nested(50) }] }),
      'Something in the file is nested too deeply. Nothing was changed.',
    ],
    [
      'one GUID twice',
      withDocument({ Fields: [first, { ...second, GUID: first!.GUID }] }),
      `The backup uses one identifier twice: ${first!.GUID}. Nothing was changed.`,
    ],
    [
      'a GUID that names nothing',
      withDocument({ Fields: [first] }),
      `The backup refers to a field or group that it does not contain: ${second!.GUID}. Nothing was changed.`,
    ],
    [
      'a field that is not placed',
      withDocument({ FormTemplate: wire.FormTemplate.slice(1) }),
      `In the backup, a field or group is missing from the layout or in two places: ${first!.GUID}. Nothing was changed.`,
    ],
    [
      'field types that nobody knows',
      withDocument({ Fields: [first, { ...second, Type: 'hologram' }] }),
      'The backup has field types that this portal does not know: hologram. Nothing was changed.',
    ],
  ])('but %s is refused, with the reason', async (_what, text, fault) => {
    expect(await faultOf(text)).toBe(fault);
  });

  it('is not even read when it is too large', async () => {
    const text = (): Promise<string> => Promise.reject(new Error('read'));

    expect(await readBackup({ size: 3 * bytesPerMb, text }, env)).toMatchObject({ ok: false });
  });

  it('that can no longer be read, such as one that was moved, is refused, with the reason', async () => {
    const text = (): Promise<string> => Promise.reject(new DOMException('gone', 'NotFoundError'));

    expect(await readBackup({ size: 1, text }, env)).toEqual({
      ok: false,
      fault: { key: 'admin.settings.unreadable' },
    });
  });

  it('is too large above the configured limit', async () => {
    const file = new Blob([backupOf(form).text]);
    const smaller = { ...env, limits: { ...defaultLimits, maxFormBytes: file.size - 1 } };

    expect(await readBackup(file, env)).toMatchObject({ ok: true });
    expect(await readBackup(file, smaller)).toMatchObject({
      ok: false,
      fault: { key: 'admin.import.tooLarge' },
    });
  });

  it('never throws, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (text) => {
        expect(await faultOf(text)).not.toBe('');
      }),
    );
  });
});
