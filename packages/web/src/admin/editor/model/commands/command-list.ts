import type { CommandEntry } from './command.ts';
import { deleteSelected } from './layout/delete-element.ts';
import { duplicate } from './layout/duplicate-element.ts';
import { makeLong, makeShort } from './field/field-settings.ts';
import { nextMissing, select, stepOut } from './window/navigate.ts';
import { moveDown, moveUp } from './layout/move-element.ts';
import { moveTo } from './layout/move-to.ts';
import { addBelow } from './layout/add-below.ts';
import { rename } from './field/rename.ts';
import { redo, undo } from './window/undo-redo.ts';
import { tryOut } from './window/trial.ts';
import { check, help, nextRegion, revisions, translate } from './window/window.ts';
import { publish, save } from '../saving/save.ts';
import { discardDraft } from '../saving/version-commands.ts';
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
  const command = commandList.find(({ shortcuts }) =>
    shortcuts.some((shortcut) => isPressed(shortcut, press)),
  );
  return focus === 'text' && command?.whileTyping === 'ignore' ? undefined : command;
}
