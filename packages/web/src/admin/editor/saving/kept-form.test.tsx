import { aField, aForm, guidOf } from '@form-portal/domain/testing';
import { newForm } from '@form-portal/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { anEnv, editorOf } from '../model/testing/editor-notation.ts';
import { findKeptEditor, findKeptForm, forgetKeptForm, keepForm } from './kept-form.ts';

const stored = aForm({ fields: [aField('text')], revision: 3 });
const changed = { ...stored, name: { gb: 'Changed' } };
const env = anEnv();

beforeEach(() => localStorage.clear());

describe('kept work of a form', () => {
  it('is found for its own form only, until it is deleted', () => {
    const editor = editorOf(changed, { baseline: stored });
    expect(keepForm(editor, env)).toBe(true);

    expect(findKeptEditor(stored, 'gb', null)?.form).toEqual(changed);
    expect(findKeptEditor(newForm(), 'gb', null)).toBeUndefined();
    forgetKeptForm(editor, env);
    expect(findKeptEditor(stored, 'gb', null)).toBeUndefined();
  });

  it('is found after its form was deleted', () => {
    keepForm(editorOf(changed, { baseline: stored }), env);

    expect(findKeptForm(stored.guid!)).toEqual(changed);
    expect(findKeptForm(guidOf('other'))).toBeUndefined();
  });

  it('has its own key for a new form', () => {
    const blank = newForm();
    keepForm(editorOf({ ...blank, name: { gb: 'New' } }, { baseline: blank }), env);

    expect(findKeptEditor(blank, 'gb', null)?.form.name).toEqual({ gb: 'New' });
    expect(findKeptEditor(stored, 'gb', null)).toBeUndefined();
  });

  it('has its own key for a copy, apart from that of a blank form', () => {
    const blank = newForm();
    const other = guidOf('other');
    keepForm(editorOf({ ...blank, name: { gb: 'New' } }, { baseline: blank }), env);
    const copy = editorOf({ ...blank, name: { gb: 'Copy' } }, { baseline: blank });
    keepForm(copy, anEnv({ copyOf: stored.guid }));

    expect(findKeptEditor(blank, 'gb', stored.guid)?.form.name).toEqual({ gb: 'Copy' });
    expect(findKeptEditor(blank, 'gb', other)).toBeUndefined();
    forgetKeptForm(copy, anEnv({ copyOf: stored.guid }));
    expect(findKeptEditor(blank, 'gb', stored.guid)).toBeUndefined();
    expect(findKeptEditor(blank, 'gb', null)?.form.name).toEqual({ gb: 'New' });
  });
});
