import { deleteField, deleteGroup } from '@form-portal/domain/edit';
import { saidDeleted } from '../announcements.ts';
import type { EditorEnv } from '../editor-env.ts';
import type { Message } from '../message.ts';
import type { Transaction } from '../transaction.ts';
import { elementName, namingOf } from '../naming.ts';
import { isCanvasShown, type EditorState } from '../editor-state.ts';
import { changeCanvasCommand } from './change-canvas.ts';
import { editOf, usual, type CommandEntry } from './command.ts';

/** Deletes the selected field, or the selected group with its fields; what is next is selected (docs/design.md#selection). */
export function deleteCommand(state: EditorState, env: EditorEnv): Transaction | null {
  const { form, selection } = state;
  if (selection.kind === 'nothing') return null;
  const { kind, guid } = selection;
  const naming = namingOf(state, env);
  const name = elementName(form, guid, naming);
  return editOf(state, {
    form: kind === 'group' ? deleteGroup(form, guid) : deleteField(form, guid),
    label: { key: kind === 'group' ? 'admin.step.deleteGroup' : 'admin.step.deleteField', params: { name } },
    said: saidDeleted(form, guid, naming),
    ...(kind === 'field' ? { undoOffer: { key: 'admin.canvas.deleted', params: { name } } } : {}),
  });
}

/**
 * What is asked before {@link deleteCommand}: a group goes with its fields (specification §5); null: nothing, a field comes
 * back by undo.
 */
export function deletionQuestion(state: EditorState, env: EditorEnv): Message | null {
  const { form, selection } = state;
  if (selection.kind !== 'group') return null;
  const name = elementName(form, selection.guid, namingOf(state, env));
  return { key: 'admin.deleteGroupQuestion', params: { name } };
}

/** Deletes what is selected: a group after a question, a field at once. */
export const deletion: CommandEntry = {
  ...usual,
  id: 'delete',
  labelKey: 'admin.command.delete',
  shortcuts: [{ key: 'Delete' }],
  about: 'selection',
  tool: { part: 'delete', group: 3 },
  run: (state, env) => {
    if (!isCanvasShown(state)) return null;
    return deletionQuestion(state, env) === null
      ? deleteCommand(state, env)
      : changeCanvasCommand({ asking: 'delete' })(state, env);
  },
};
