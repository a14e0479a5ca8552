import { newForm } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { setTextCommand } from '../commands/field/set-text.ts';
import { undoCommand } from '../commands/window/undo-redo.ts';
import { isFormDirty, type EditorState } from '../editor-state.ts';
import { dropKeptWorkCommand, editorWithKeptWork, keptWorkOf as workOf } from './kept-work.ts';
import { after, editor, editorOf } from '../testing/editor-notation.ts';

const keptWorkOf = (state: EditorState) => workOf(state, guidOf('first'));
const typing = setTextCommand({ of: 'form', part: 'name' }, 'gb', 'Permit');
const stored = editor('a').form;
const published = { published: stored, draft: null };
const nothing = { published: null, draft: null };
const kept = keptWorkOf(after(editor('a'), typing));

describe('work that the browser kept', () => {
  it('is restored as unsaved changes', () => {
    const state = editorWithKeptWork(kept, { stored, versions: published }, 'fi');

    expect(state?.form.name['gb']).toBe('Permit');
    expect(state && isFormDirty(state)).toBe(true);
    expect(state?.language).toBe('fi');
  });

  it('stays based on its revision, so that saving over a newer one is noticed', () => {
    const newer = { ...stored, revision: stored.revision + 1 };
    const state = editorWithKeptWork(
      kept,
      { stored: newer, versions: { published: newer, draft: null } },
      'fi',
    );

    expect([state?.form.revision, state?.baseline.revision]).toEqual([stored.revision, stored.revision]);
  });

  it('stays based on its draft, so that saving over a newer one is noticed', () => {
    const mine = { version: 3, savedBy: 'Maria' };
    const working = after({ ...editor('a'), versions: { published: stored, draft: mine } }, typing);
    const newer = { published: stored, draft: { version: 8, savedBy: 'Sami' } };

    const draftOf = (work: unknown) =>
      editorWithKeptWork(work, { stored, versions: newer }, 'fi')?.versions.draft;
    expect(draftOf(keptWorkOf(working))?.version).toBe(3);
    expect(draftOf(kept)).toBeNull();
  });

  it('of a new form is restored over a blank one', () => {
    const fresh = keptWorkOf(after(editorOf(newForm()), typing));

    expect(editorWithKeptWork(fresh, { stored: newForm(), versions: nothing }, 'fi')?.form.name).toEqual({
      gb: 'Permit',
    });
  });

  it('can be discarded for the stored form in its newest revision, and restored by undo', () => {
    const newer = { ...stored, revision: stored.revision + 1 };
    const working = editorWithKeptWork(
      kept,
      { stored: newer, versions: { published: newer, draft: null } },
      'fi',
    )!;

    const dropped = after(
      working,
      dropKeptWorkCommand({ form: newer, stored: newer, versions: { published: newer, draft: null } }),
    );
    expect([dropped.form, dropped.baseline, isFormDirty(dropped)]).toEqual([newer, newer, false]);
    expect(after(dropped, undoCommand).form.name).toEqual(working.form.name);
  });

  it('of a copy can be discarded for the original copy, which is still unsaved', () => {
    const copy = { ...stored, guid: null, revision: 0, name: { gb: 'Permit (copy)' } };
    const working = editorWithKeptWork(kept, { stored: newForm(), versions: nothing }, 'fi')!;

    const dropped = after(working, dropKeptWorkCommand({ form: copy, stored: newForm(), versions: nothing }));
    expect([dropped.form, dropped.baseline.guid, isFormDirty(dropped)]).toEqual([copy, null, true]);
  });

  it.each([
    ['has the same content', keptWorkOf(editor('a')), stored],
    ['is of another form', kept, { ...stored, guid: guidOf('other') }],
    ['was not found', undefined, stored],
    ['is no form', { a: 1 }, stored],
  ])('is not restored when it %s', (_why, found, form) => {
    expect(editorWithKeptWork(found, { stored: form, versions: nothing }, 'fi')).toBeUndefined();
  });
});
