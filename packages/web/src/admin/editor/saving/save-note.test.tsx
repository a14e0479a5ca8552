import { one } from '@form-portal/ui/testing';
import { act } from 'react';
import { expect, it } from 'vitest';
import { deleteCommand } from '../model/commands/layout/delete-element.ts';
import { undoCommand } from '../model/commands/window/undo-redo.ts';
import { saveCommand } from '../model/saving/save.ts';
import { afterAll, editor } from '../model/testing/editor-notation.ts';
import { drawEditor, named } from '../testing/draw-editor.tsx';
import { SaveNote } from './save-note.tsx';

it('the note of a refused save passes the focus to the main element when its last problem is fixed', async () => {
  const refused = afterAll(editor('[a]'), [deleteCommand, saveCommand]);
  const { store } = drawEditor(
    <main id="main" tabIndex={-1}>
      <SaveNote />
    </main>,
    refused,
  );
  named('Close').focus();

  await act(async () => store.run(undoCommand));

  expect(document.querySelector('[role="alert"]')).toBeNull();
  expect(document.activeElement).toBe(one('main'));
});
