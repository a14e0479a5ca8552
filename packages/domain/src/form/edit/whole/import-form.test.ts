import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryForm } from '../../../testing/arbitrary-form.ts';
import { aForm } from '../../../testing/builders.ts';
import { guidOf, guidSequence, nameOf } from '../../../testing/guids.ts';
import { drawn, notationOf } from '../../../testing/layout-notation.ts';
import { checkLayout } from '../../checking/layout-invariants.ts';
import { newForm } from '../../new-form.ts';
import type { Form } from '../../form.ts';
import { duplicateForm } from './duplicate-form.ts';
import { withFreshGuids } from './fresh-guids.ts';
import { importForm } from './import-form.ts';

const backup: Form = { ...drawn('a G(b)').form, guid: guidOf('old'), enabled: false, revision: 7 };
const around = (...stored: string[]) => ({ stored: stored.map(guidOf), newGuid: guidSequence() });

describe('importing a backup', () => {
  it('into the same form replaces everything but GUID and revision', () => {
    const form = aForm({ guid: guidOf('old'), revision: 9, updatedAt: '2027-05-01T00:00:00.000Z' });
    const { revision, updatedAt } = form;

    expect(importForm(form, backup, around('old'))).toEqual({ ...backup, revision, updatedAt });
  });

  it('of a deleted form restores it under its old address', () => {
    expect(importForm(newForm(), backup, around('other'))).toEqual({
      ...backup,
      revision: 0,
      updatedAt: null,
    });
  });

  it('of a form that still exists makes a copy with fresh fields', () => {
    const copy = importForm(newForm(), backup, around('old'));

    expect(copy).toMatchObject({ guid: null, revision: 0, name: backup.name, enabled: false });
    expect(copy.fields.map(({ guid }) => nameOf(guid))).toEqual(['#1', '#2']);
    expect(checkLayout(copy)).toEqual([]);
  });

  it('of another form into a stored one keeps the address and makes a copy', () => {
    const copy = importForm(aForm({ revision: 3 }), backup, around('form'));

    expect(copy).toMatchObject({ guid: guidOf('form'), revision: 3 });
    expect(copy.fields.map(({ guid }) => nameOf(guid))).toEqual(['#1', '#2']);
  });

  it('of a form that was never saved keeps its fields in that form', () => {
    const unsaved = { ...backup, guid: null };
    const changed = { ...unsaved, fields: unsaved.fields.slice(1) };

    expect(importForm(changed, unsaved, around()).fields).toEqual(backup.fields);
    expect(importForm({ ...changed, guid: guidOf('form') }, unsaved, around('form')).fields).toEqual(
      backup.fields,
    );
  });

  it('of a form that was never saved makes a copy in any other form', () => {
    const unsaved = { ...backup, guid: null };

    for (const form of [newForm(), aForm()])
      expect(importForm(form, unsaved, around('form')).fields.map(({ guid }) => nameOf(guid))).toEqual([
        '#1',
        '#2',
      ]);
  });
});

describe('importing an identical backup', () => {
  it('changes nothing', () => {
    const form = aForm({ revision: 3 });

    expect(importForm(form, { ...form, revision: 1 }, around('form'))).toBe(form);
  });
});

describe('fresh GUIDs', () => {
  it('are used everywhere, including the title template', () => {
    const titled = {
      ...backup,
      titleTemplate: `{field:${guidOf('a')}} {field: ${guidOf('b').toUpperCase()} } {date} {field:x}`,
    };
    const fresh = withFreshGuids(titled, guidSequence());

    expect(fresh.titleTemplate).toBe(`{field:${guidOf('#1')}} {field: ${guidOf('#2')} } {date} {field:x}`);
    expect(fresh.fields.map(({ label }) => label['gb'])).toEqual(['a', 'b']);
  });

  it('keep any layout valid and leave no old GUID behind', () => {
    fc.assert(
      fc.property(arbitraryForm, (form) => {
        const fresh = withFreshGuids(form, guidSequence());
        const old = new Set(
          [...form.fields, ...form.groups, ...form.predefinedFields].map(({ guid }) => guid),
        );

        expect(checkLayout(fresh)).toEqual([]);
        for (const { guid } of [...fresh.layout, ...fresh.fields]) expect(old.has(guid)).toBe(false);
      }),
    );
  });
});

describe('duplicating a form', () => {
  it('makes an unpublished form with fresh fields and a name that marks it as a copy', () => {
    const published = { ...drawn('a').form, name: { gb: 'Permit', fi: 'Lupa', se: '' } };
    const copy = duplicateForm(published, guidSequence(), (name, language) => `${name} (${language})`);

    expect(copy).toMatchObject({ guid: null, enabled: false, revision: 0, updatedAt: null });
    expect(copy.name).toEqual({ gb: 'Permit (gb)', fi: 'Lupa (fi)', se: '' });
    expect(notationOf({ form: copy, selection: null })).toBe('#1');
  });
});
