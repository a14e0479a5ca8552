import { aField, aForm, guidOf } from '@form-portal/domain/testing';
import { newForm } from '@form-portal/domain';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { loadTheirsCommand } from '../model/saving/conflict-commands.ts';
import { saveCommand } from '../model/saving/save.ts';
import { editorOf } from '../model/testing/editor-notation.ts';
import { drawEditor } from '../testing/draw-editor.tsx';
import { findKeptGuid, keepForm } from './kept-form.ts';
import { useFormSaves } from './use-form-saves.ts';

it('a new form stored by a save without a response gets its GUID when the stored version is loaded', async () => {
  const onNamed = vi.fn();
  function Saves(): null {
    useFormSaves({ onNamed, onSignedOut: () => undefined });
    return null;
  }
  const blank = newForm();
  const form = { ...aForm({ fields: [aField('text')] }), guid: null, revision: 0 };
  const { store, calls } = drawEditor(<Saves />, editorOf(form, { baseline: blank }));
  keepForm(store.state(), store.env());
  await act(async () => store.run(saveCommand));
  await act(async () => store.run(saveCommand));
  const guid = guidOf('first');
  const call = `PUT /api/admin/forms/${guid}/draft`;
  expect(calls).toEqual([call, call]);

  const versions = { published: null, draft: { version: 1, savedBy: 'Maria' } };
  act(() => store.dispatch({ kind: 'save-conflict', stored: { ...form, guid }, versions }));
  expect(onNamed).not.toHaveBeenCalled();
  act(() => store.run(loadTheirsCommand));

  expect(onNamed).toHaveBeenCalledWith(guid);
  expect(findKeptGuid(blank, null)).toBeUndefined();
});
