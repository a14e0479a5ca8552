import { useCallback } from 'react';
import { useToast } from '../../shell/toast-context.tsx';
import { useEditorStore } from '../editor-context.tsx';
import { deleteCommand, deletionQuestion } from '../model/commands/delete-element.ts';
import { undoCommand } from '../model/commands/travel.ts';
import { writeMessage } from '../model/message.ts';
import { elementName, namingOf } from '../model/words.ts';
import { useAdminLanguage } from './admin-language.tsx';
import { useCanvasStore } from './canvas-context.ts';

/** Deletes what is selected: a group after a question, a field at once with an offer to take it back (design 4, Undo/redo). */
export function useDeletion(): () => void {
  const store = useEditorStore();
  const canvas = useCanvasStore();
  const { text } = useAdminLanguage();
  const toast = useToast();
  return useCallback(() => {
    const state = store.state();
    const env = store.env();
    if (state.selection.kind === 'nothing') return;
    if (deletionQuestion(state, env) !== null) {
      canvas.change({ asking: 'delete' });
      return;
    }
    const name = elementName(state.form, state.selection.guid, namingOf(state, env));
    store.run(deleteCommand);
    const deleted = store.state().form;
    toast({
      text: writeMessage({ key: 'admin.canvas.deleted', params: { name } }, text),
      action: {
        label: text('admin.command.undo'),
        // What was done since then is not taken back in its place.
        run: () => {
          if (store.state().form === deleted) store.run(undoCommand);
        },
      },
    });
  }, [store, canvas, text, toast]);
}
