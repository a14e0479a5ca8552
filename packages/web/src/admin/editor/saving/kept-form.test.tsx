import { aField, aForm, guidOf } from '@form-portal/domain/testing';
import { newForm } from '@form-portal/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { anEnv, editorOf } from '../model/testing/editor-notation.ts';
import { findKeptEditor, findKeptForm, forgetKeptForm, keepForm } from './kept-form.ts';

const stored = aForm({ fields: [aField('text')], revision: 3 });
const changed = { ...stored, name: { gb: 'Changed' } };
const env = anEnv();

beforeEach(() => localStorage.clear());

describe('work that the browser keeps', () => {
  it('is found again for its form alone, until it is forgotten', () => {
    const editor = editorOf(changed, { baseline: stored });
    expect(keepForm(editor, env)).toBe(true);

    expect(findKeptEditor(stored, 'gb', null)?.form).toEqual(changed);
    expect(findKeptEditor(newForm(), 'gb', null)).toBeUndefined();
    forgetKeptForm(editor, env);
    expect(findKeptEditor(stored, 'gb', null)).toBeUndefined();
  });

  it('is found too when its form is stored no longer', () => {
    keepForm(editorOf(changed, { baseline: stored }), env);

    expect(findKeptForm(stored.guid!)).toEqual(changed);
    expect(findKeptForm(guidOf('other'))).toBeUndefined();
  });

  it('of a form that was never saved has a place of its own', () => {
    const blank = newForm();
    keepForm(editorOf({ ...blank, name: { gb: 'New' } }, { baseline: blank }), env);

    expect(findKeptEditor(blank, 'gb', null)?.form.name).toEqual({ gb: 'New' });
    expect(findKeptEditor(stored, 'gb', null)).toBeUndefined();
  });

  it('of a copy has a place of its own, beside that of a form that began blank', () => {
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
