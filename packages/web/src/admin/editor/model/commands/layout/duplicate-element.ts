import { CopyIcon } from '@form-portal/ui/icons';
import { duplicateField, duplicateGroup } from '@form-portal/domain/edit';
import { duplicatedMessage } from '../../messages/announcements.ts';
import type { EditorEnv } from '../../editor-env.ts';
import type { EditorState } from '../../editor-state.ts';
import type { Transaction } from '../../transaction.ts';
import { elementName, namingLanguages } from '../../messages/naming.ts';
import { editTransaction, commandDefaults, type CommandEntry } from '../command.ts';

/** Copies the selected field, or the selected group with its fields, and selects the copy. */
export function duplicateCommand(state: EditorState, env: EditorEnv): Transaction | null {
  const { form: before, selection } = state;
  if (selection.kind === 'nothing' || selection.kind === 'page') return null;
  const { kind, guid } = selection;
  const copy = env.newGuid();
  const form =
    kind === 'group' ? duplicateGroup(before, guid, copy, env.newGuid) : duplicateField(before, guid, copy);
  const naming = namingLanguages(state, env);
  return editTransaction(state, {
    form,
    selection: { kind, guid: copy },
    label: { key: 'admin.step.duplicate', params: { name: elementName(before, guid, naming) } },
    announcement: duplicatedMessage(form, copy, naming),
  });
}

export const duplicate: CommandEntry = {
  ...commandDefaults,
  id: 'duplicate',
  labelKey: 'admin.command.duplicate',
  shortcuts: [{ key: 'd', mod: true }],
  whileTyping: 'run',
  scope: 'selection',
  icon: CopyIcon,
  tool: { group: 3, on: 'elements' },
  isAvailable: ({ selection: { kind } }) => kind === 'field' || kind === 'group',
  run: duplicateCommand,
};
