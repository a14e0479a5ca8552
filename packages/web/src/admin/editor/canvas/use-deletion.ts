import { useCallback } from 'react';
import { useToast } from '../../shell/toast-context.tsx';
import { useEditorStore } from '../editor-context.tsx';
import { changeCanvasCommand } from '../model/commands/change-canvas.ts';
import { deleteCommand, deletionQuestion } from '../model/commands/delete-element.ts';
import { undoCommand } from '../model/commands/travel.ts';
import { writeMessage } from '../model/message.ts';
import { elementName, namingOf } from '../model/words.ts';
import { useAdminLanguage } from './admin-language.tsx';

/** Deletes what is selected: a group after a question, a field at once with an offer to take it back (docs/design.md#undo-and-redo). */
export function useDeletion(): () => void {
  const store = useEditorStore();
  const { text } = useAdminLanguage();
  const toast = useToast();
  return useCallback(() => {
    const state = store.state();
    const env = store.env();
    if (state.selection.kind === 'nothing') return;
    if (deletionQuestion(state, env) !== null) {
      store.run(changeCanvasCommand({ asking: 'delete' }));
      return;
    }
    const name = elementName(state.form, state.selection.guid, namingOf(state, env));
    store.run(deleteCommand);
    const deleted = store.state().form;
    const takeAway = toast({
      text: writeMessage({ key: 'admin.canvas.deleted', params: { name } }, text),
      action: { label: text('admin.command.undo'), run: () => store.run(undoCommand) },
    });
    // What is done after it would be taken back in its place.
    const stop = store.subscribe(() => {
      if (store.state().form === deleted) return;
      stop();
      takeAway();
    });
  }, [store, text, toast]);
}
