import { moveElement, type Direction } from '@form-portal/domain/edit';
import { saidMoved } from '../announcements.ts';
import type { EditorEnv } from '../editor-env.ts';
import type { EditorState } from '../editor-state.ts';
import type { Transaction } from '../transaction.ts';
import { elementName, namingOf } from '../naming.ts';
import { editOf, usual, type CommandEntry } from './command.ts';

/** Moves what is selected one step up, also across the border of a group (specification §4). */
export function moveUpCommand(state: EditorState, env: EditorEnv): Transaction | null {
  return moving(state, env, 'up');
}

/** Moves what is selected one step down, also across the border of a group (specification §4). */
export function moveDownCommand(state: EditorState, env: EditorEnv): Transaction | null {
  return moving(state, env, 'down');
}

function moving(state: EditorState, env: EditorEnv, direction: Direction): Transaction | null {
  const { form: before, selection } = state;
  if (selection.kind === 'nothing') return null;
  const { guid } = selection;
  const naming = namingOf(state, env);
  const after = moveElement(before, guid, direction);
  return editOf(state, {
    form: after,
    label: { key: 'admin.step.move', params: { name: elementName(before, guid, naming) } },
    said: saidMoved({ guid, before, after, direction }, naming),
  });
}

/** Moving up, by name. */
export const moveUp: CommandEntry = {
  ...usual,
  id: 'move-up',
  labelKey: 'admin.command.moveUp',
  shortcuts: [{ key: 'ArrowUp', alt: true }],
  about: 'selection',
  tool: { part: 'up', group: 2 },
  run: moveUpCommand,
};

/** Moving down, by name. */
export const moveDown: CommandEntry = {
  ...usual,
  id: 'move-down',
  labelKey: 'admin.command.moveDown',
  shortcuts: [{ key: 'ArrowDown', alt: true }],
  about: 'selection',
  tool: { part: 'down', group: 2 },
  run: moveDownCommand,
};
