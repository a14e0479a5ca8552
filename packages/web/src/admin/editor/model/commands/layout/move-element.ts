import { ArrowDownIcon, ArrowUpIcon } from '@form-portal/ui/icons';
import { moveElement, type Direction } from '@form-portal/domain/edit';
import type { Form } from '@form-portal/domain';
import { moveAnnouncement } from '../../messages/move-announcement.ts';
import type { EditorEnv } from '../../editor-env.ts';
import type { EditorState } from '../../editor-state.ts';
import type { Transaction } from '../../transaction.ts';
import { elementName, namingLanguages } from '../../messages/naming.ts';
import { movePageByOne, movePageCommand } from './pages.ts';
import { editTransaction, commandDefaults, type CommandEntry } from '../command.ts';

/** Moves the selected element one step up, into or out of a group or a page where needed, or the selected page (specification §4). */
export function moveUpCommand(state: EditorState, env: EditorEnv): Transaction | null {
  return moveSelected(state, env, 'up');
}

/** Moves the selected element one step down, into or out of a group or a page where needed, or the selected page (specification §4). */
export function moveDownCommand(state: EditorState, env: EditorEnv): Transaction | null {
  return moveSelected(state, env, 'down');
}

/** The form with the selection moved one step; the same form when it cannot move. */
function withSelectionMoved({ form, selection }: EditorState, direction: Direction): Form {
  if (selection.kind === 'nothing') return form;
  const move = selection.kind === 'page' ? movePageByOne : moveElement;
  return move(form, selection.guid, direction);
}

function moveSelected(state: EditorState, env: EditorEnv, direction: Direction): Transaction | null {
  const { form: before, selection } = state;
  if (selection.kind === 'nothing') return null;
  const { guid } = selection;
  if (selection.kind === 'page') return movePageCommand(guid, direction)(state, env);
  const naming = namingLanguages(state, env);
  const after = withSelectionMoved(state, direction);
  if (after === before) return null;
  return editTransaction(state, {
    form: after,
    label: { key: 'admin.step.move', params: { name: elementName(before, guid, naming) } },
    announcement: moveAnnouncement({ guid, before, after, direction }, state, env),
  });
}

export const moveUp: CommandEntry = {
  ...commandDefaults,
  id: 'move-up',
  labelKey: 'admin.command.moveUp',
  shortcuts: [{ key: 'ArrowUp', alt: true }],
  scope: 'selection',
  icon: ArrowUpIcon,
  tool: { group: 2, on: 'all' },
  isAvailable: (state) => withSelectionMoved(state, 'up') !== state.form,
  run: moveUpCommand,
};

export const moveDown: CommandEntry = {
  ...commandDefaults,
  id: 'move-down',
  labelKey: 'admin.command.moveDown',
  shortcuts: [{ key: 'ArrowDown', alt: true }],
  scope: 'selection',
  icon: ArrowDownIcon,
  tool: { group: 2, on: 'all' },
  isAvailable: (state) => withSelectionMoved(state, 'down') !== state.form,
  run: moveDownCommand,
};
