import { aField, aForm, guidOf } from '@form-portal/domain/testing';
import { newForm } from '@form-portal/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anEnv, editorOf } from '../model/testing/editor-notation.ts';
import { findKeptForm, findKeptWork, forget, keep } from './kept-work-place.ts';

const stored = aForm({ fields: [aField('text')], revision: 3 });
const changed = { ...stored, name: { gb: 'Changed' } };
const env = anEnv();

beforeEach(() => localStorage.clear());

describe('work that the browser keeps', () => {
  it('is found again for its form alone, until it is forgotten', () => {
    const editor = editorOf(changed, { baseline: stored });
    expect(keep(editor, env)).toBe(true);

    expect(findKeptWork(stored, 'gb', null)?.form).toEqual(changed);
    expect(findKeptWork(newForm(), 'gb', null)).toBeUndefined();
    forget(editor, env);
    expect(findKeptWork(stored, 'gb', null)).toBeUndefined();
  });

  it('is found too when its form is stored no longer', () => {
    keep(editorOf(changed, { baseline: stored }), env);

    expect(findKeptForm(stored.guid!)).toEqual(changed);
    expect(findKeptForm(guidOf('other'))).toBeUndefined();
  });

  it('of a form that was never saved has a place of its own', () => {
    const blank = newForm();
    keep(editorOf({ ...blank, name: { gb: 'New' } }, { baseline: blank }), env);

    expect(findKeptWork(blank, 'gb', null)?.form.name).toEqual({ gb: 'New' });
    expect(findKeptWork(stored, 'gb', null)).toBeUndefined();
  });

  it('of a copy has a place of its own, beside that of a form that began blank', () => {
    const blank = newForm();
    const other = guidOf('other');
    keep(editorOf({ ...blank, name: { gb: 'New' } }, { baseline: blank }), env);
    const copy = editorOf({ ...blank, name: { gb: 'Copy' } }, { baseline: blank });
    keep(copy, anEnv({ copyOf: stored.guid }));

    expect(findKeptWork(blank, 'gb', stored.guid)?.form.name).toEqual({ gb: 'Copy' });
    expect(findKeptWork(blank, 'gb', other)).toBeUndefined();
    forget(copy, anEnv({ copyOf: stored.guid }));
    expect(findKeptWork(blank, 'gb', stored.guid)).toBeUndefined();
    expect(findKeptWork(blank, 'gb', null)?.form.name).toEqual({ gb: 'New' });
  });

  it('is none where the browser has no room or refuses storage', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(keep(editorOf(changed, { baseline: stored }), env)).toBe(false);
    full.mockRestore();
  });
});
