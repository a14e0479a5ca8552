import { TrashIcon } from '@form-portal/ui/icons';
import { deleteField, deleteGroup } from '@form-portal/domain/edit';
import { findGroup } from '@form-portal/domain';
import { referencesByQuestion } from '@form-portal/domain/logic';
import type { Form, Guid } from '@form-portal/domain';
import { ruleKey } from '../../logic/form-logic.ts';
import { deletedMessage } from '../../messages/announcements.ts';
import type { EditorEnv } from '../../editor-env.ts';
import type { Message } from '../../messages/message.ts';
import type { Transaction } from '../../transaction.ts';
import { elementName, namingLanguages } from '../../messages/naming.ts';
import { isCanvasShown, type EditorState } from '../../editor-state.ts';
import { changeCanvasCommand } from '../window/change-canvas.ts';
import { deletePageCommand } from './pages.ts';
import { editTransaction, commandDefaults, type CommandEntry } from '../command.ts';

/**
 * Deletes the selected field, the selected group with its fields, or the selected page without what is on it, and selects the next element
 * (docs/design.md#selection).
 */
export function deleteCommand(state: EditorState, env: EditorEnv): Transaction | null {
  const { form, selection } = state;
  if (selection.kind === 'nothing') return null;
  if (selection.kind === 'page') return deletePageCommand('kept')(state, env);
  const { kind, guid } = selection;
  const naming = namingLanguages(state, env);
  const name = elementName(form, guid, naming);
  const n = referringRuleCount(form, guid);
  const params = n === 0 ? { name } : { name, n };
  return editTransaction(state, {
    form: kind === 'group' ? deleteGroup(form, guid) : deleteField(form, guid),
    label: { key: kind === 'group' ? 'admin.step.deleteGroup' : 'admin.step.deleteField', params: { name } },
    announcement:
      n === 0 ? deletedMessage(form, guid, naming) : { key: 'admin.logic.said.deletedReferred', params },
    undoOffer: { key: n === 0 ? 'admin.canvas.deleted' : 'admin.logic.deletedReferred', params },
  });
}

/** How many rules of other elements refer to a field, or to a group or its fields. They are kept when it is deleted, but no longer work. */
function referringRuleCount(form: Form, guid: Guid): number {
  const deleted = new Set<Guid>([guid, ...(findGroup(form, guid)?.fields ?? [])]);
  const references = referencesByQuestion(form);
  const rules = [...deleted].flatMap((question) => references.get(question) ?? []);
  const remaining = rules.filter(({ of }) => !deleted.has(of));
  return new Set(remaining.map(({ of, kind }) => ruleKey(of, kind))).size;
}

/**
 * The question to confirm before {@link deleteCommand}, for a group, which is deleted with its fields (specification §5), and for a page
 * with anything on it. Null: none, since undo restores a field.
 */
export function deleteQuestion(state: EditorState, env: EditorEnv): Message | null {
  const { form, selection } = state;
  if (selection.kind === 'nothing' || selection.kind === 'field') return null;
  const { kind, guid } = selection;
  if (kind === 'page' && !form.layout.some(({ page }) => page === guid)) return null;
  const name = elementName(form, guid, namingLanguages(state, env));
  const key = kind === 'page' ? 'admin.page.deleteQuestion' : 'admin.deleteGroupQuestion';
  return { key, params: { name } };
}

/** Deletes the selected field immediately, or the selected group or page after confirmation. */
export const deleteSelected: CommandEntry = {
  ...commandDefaults,
  id: 'delete',
  labelKey: 'admin.command.delete',
  shortcuts: [{ key: 'Delete' }],
  scope: 'selection',
  icon: TrashIcon,
  tool: { group: 3, on: 'all', kind: 'danger' },
  isAvailable: (state) => isCanvasShown(state) && state.selection.kind !== 'nothing',
  run: (state, env) => {
    if (!isCanvasShown(state)) return null;
    return deleteQuestion(state, env) === null
      ? deleteCommand(state, env)
      : changeCanvasCommand({ dialog: 'delete' })(state, env);
  },
};
