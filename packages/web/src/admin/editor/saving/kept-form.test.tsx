import { aField, aForm, guidOf } from '@form-portal/domain/testing';
import { newForm } from '@form-portal/domain';
import { formulaLimits } from '@form-portal/domain/logic';
import { beforeEach, describe, expect, it } from 'vitest';
import { anEnv, editorOf } from '../model/testing/editor-notation.ts';
import type { Form, Guid } from '@form-portal/domain';
import { findKeptEditor, findKeptForm, findKeptGuid, forgetKeptForm, keepForm } from './kept-form.ts';

const stored = aForm({ fields: [aField('text')], revision: 3 });
const changed = { ...stored, name: { gb: 'Changed' } };
const env = anEnv();
const nothing = { published: null, draft: null };
const found = (stored: Form, copyOf: Guid | null = null) =>
  findKeptEditor({ stored, versions: nothing }, 'gb', copyOf)?.form;

beforeEach(() => localStorage.clear());

describe('kept work of a form', () => {
  it('is found for its own form only, until it is deleted', () => {
    const editor = editorOf(changed, { baseline: stored });
    expect(keepForm(editor, env)).toBe(true);

    expect(found(stored)).toEqual(changed);
    expect(found(newForm())).toBeUndefined();
    forgetKeptForm(editor, env);
    expect(found(stored)).toBeUndefined();
  });

  it('is found after its form was deleted', () => {
    keepForm(editorOf(changed, { baseline: stored }), env);

    expect(findKeptForm(stored.guid!)).toEqual(changed);
    expect(findKeptForm(guidOf('other'))).toBeUndefined();
  });

  it('is refused when it could not be read again, and the work kept before remains', () => {
    const formula = stored.fields.map(({ guid }) => `{field:${guid}}`).join(' + ');
    const tooLong = `${formula} + 0`.padEnd(formulaLimits.length + 1, '0');
    const broken = { ...changed, fields: stored.fields.map((field) => ({ ...field, formula: tooLong })) };
    keepForm(editorOf(changed, { baseline: stored }), env);

    expect(keepForm(editorOf(broken, { baseline: stored }), env)).toBe(false);
    expect(found(stored)).toEqual(changed);
  });

  it('has its own key for a new form', () => {
    const blank = newForm();
    keepForm(editorOf({ ...blank, name: { gb: 'New' } }, { baseline: blank }), env);

    expect(found(blank)?.name).toEqual({ gb: 'New' });
    expect(found(stored)).toBeUndefined();
  });

  it('has the GUID that a new form gets with its first save, as it may be stored already', () => {
    const blank = newForm();
    const first = anEnv({ firstGuid: guidOf('first') });
    expect(findKeptGuid(blank, null)).toBeUndefined();
    keepForm(editorOf({ ...blank, name: { gb: 'New' } }, { baseline: blank }), first);

    expect(findKeptGuid(blank, null)).toBe(guidOf('first'));
  });

  it('has its own key for a copy, apart from that of a blank form', () => {
    const blank = newForm();
    const other = guidOf('other');
    keepForm(editorOf({ ...blank, name: { gb: 'New' } }, { baseline: blank }), env);
    const copy = editorOf({ ...blank, name: { gb: 'Copy' } }, { baseline: blank });
    keepForm(copy, anEnv({ copyOf: stored.guid }));

    expect(found(blank, stored.guid)?.name).toEqual({ gb: 'Copy' });
    expect(found(blank, other)).toBeUndefined();
    forgetKeptForm(copy, anEnv({ copyOf: stored.guid }));
    expect(found(blank, stored.guid)).toBeUndefined();
    expect(found(blank)?.name).toEqual({ gb: 'New' });
  });
});
