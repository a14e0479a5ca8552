import { newForm } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { setTextCommand } from './commands/set-text.ts';
import { undoCommand } from './commands/undo-redo.ts';
import { isDirty } from './editor-state.ts';
import { dropKeptWorkCommand, editorWithKeptWork, keptWorkOf } from './kept-work.ts';
import { after, editor, editorOf } from './testing/editor-notation.ts';

const typing = setTextCommand({ of: 'form', part: 'name' }, 'gb', 'Permit');
const stored = editor('a').form;
const kept = keptWorkOf(after(editor('a'), typing));

describe('work that the browser kept', () => {
  it('comes back unsaved', () => {
    const state = editorWithKeptWork(kept, stored, 'fi');

    expect(state?.form.name['gb']).toBe('Permit');
    expect(state && isDirty(state)).toBe(true);
    expect(state?.language).toBe('fi');
  });

  it('stays on its revision, so that saving over a newer one is noticed', () => {
    const newer = { ...stored, revision: stored.revision + 1 };
    const state = editorWithKeptWork(kept, newer, 'fi');

    expect([state?.form.revision, state?.baseline.revision]).toEqual([stored.revision, stored.revision]);
  });

  it('of a form that was never saved comes back in front of a blank one', () => {
    const fresh = keptWorkOf(after(editorOf(newForm()), typing));

    expect(editorWithKeptWork(fresh, newForm(), 'fi')?.form.name).toEqual({ gb: 'Permit' });
  });

  it('is dropped for the form as it is stored now, of its newest revision, and can be brought back', () => {
    const newer = { ...stored, revision: stored.revision + 1 };
    const working = editorWithKeptWork(kept, newer, 'fi')!;

    const dropped = after(working, dropKeptWorkCommand({ form: newer, stored: newer }));
    expect([dropped.form, dropped.baseline, isDirty(dropped)]).toEqual([newer, newer, false]);
    expect(after(dropped, undoCommand).form.name).toEqual(working.form.name);
  });

  it('of a copy is dropped for the copy as it was made, which is still to be saved', () => {
    const copy = { ...stored, guid: null, revision: 0, name: { gb: 'Permit (copy)' } };
    const working = editorWithKeptWork(kept, newForm(), 'fi')!;

    const dropped = after(working, dropKeptWorkCommand({ form: copy, stored: newForm() }));
    expect([dropped.form, dropped.baseline.guid, isDirty(dropped)]).toEqual([copy, null, true]);
  });

  it.each([
    ['says the same', keptWorkOf(editor('a')), stored],
    ['is of another form', kept, { ...stored, guid: guidOf('other') }],
    ['was not found', undefined, stored],
    ['is no form', { a: 1 }, stored],
  ])('stays away when it %s', (_why, found, form) => {
    expect(editorWithKeptWork(found, form, 'fi')).toBeUndefined();
  });
});
