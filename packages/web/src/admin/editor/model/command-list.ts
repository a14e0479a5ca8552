import type { CommandEntry } from './commands/command.ts';
import { deleteSelected } from './commands/delete-element.ts';
import { duplicate } from './commands/duplicate-element.ts';
import { makeLong, makeShort } from './commands/field-settings.ts';
import { nextMissing, select, stepOut } from './commands/navigate.ts';
import { moveDown, moveUp } from './commands/move-element.ts';
import { moveTo } from './commands/move-to.ts';
import { addBelow } from './commands/add-below.ts';
import { rename } from './commands/rename.ts';
import { redo, undo } from './commands/undo-redo.ts';
import { tryOut } from './commands/trial.ts';
import { check, help, nextRegion, revisions, translate } from './commands/window.ts';
import { discardDraft, publish, save } from './save.ts';
import { isPressed, type KeyPress } from './shortcut.ts';

/**
 * Every named command, in the order of menus, toolbars and the sheet of shortcuts (docs/design.md#shortcuts), which all derive from this
 * list: a new command is a file and a line here.
 */
export const commandList: readonly CommandEntry[] = [
  save,
  publish,
  tryOut,
  undo,
  redo,
  moveTo,
  moveUp,
  moveDown,
  makeShort,
  makeLong,
  duplicate,
  deleteSelected,
  select,
  stepOut,
  rename,
  addBelow,
  nextMissing,
  nextRegion,
  check,
  translate,
  revisions,
  discardDraft,
  help,
];

/** The command of a key press; undefined when there is none, or when the key belongs to the text being typed. */
export function commandOf(press: KeyPress, focus: 'text' | 'elsewhere'): CommandEntry | undefined {
  const found = commandList.find(({ shortcuts }) => shortcuts.some((shortcut) => isPressed(shortcut, press)));
  return focus === 'text' && found?.whileTyping === 'ignore' ? undefined : found;
}
