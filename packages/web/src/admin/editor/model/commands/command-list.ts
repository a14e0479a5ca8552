import type { CommandEntry } from './command.ts';
import { deleteSelected } from './delete-element.ts';
import { duplicate } from './duplicate-element.ts';
import { makeLong, makeShort } from './field-settings.ts';
import { nextMissing, select, stepOut } from './navigate.ts';
import { moveDown, moveUp } from './move-element.ts';
import { moveTo } from './move-to.ts';
import { addBelow } from './add-below.ts';
import { rename } from './rename.ts';
import { redo, undo } from './undo-redo.ts';
import { tryOut } from './trial.ts';
import { check, help, nextRegion, revisions, translate } from './window.ts';
import { discardDraft, publish, save } from '../saving/save.ts';
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
