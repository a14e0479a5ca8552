import type { TextKey } from '@form-portal/domain';
import type { Command } from './commands/command.ts';
import { deleteCommand } from './commands/delete-element.ts';
import { duplicateCommand } from './commands/duplicate-element.ts';
import { makeLongCommand, makeShortCommand } from './commands/field-settings.ts';
import { nextMissingCommand, stepOutCommand } from './commands/look.ts';
import { moveDownCommand, moveUpCommand } from './commands/move-element.ts';
import { redoCommand, undoCommand } from './commands/travel.ts';
import { saveCommand } from './save.ts';
import { isPressed, type KeyPress, type Shortcut } from './shortcut.ts';

/** One action as toolbar, menus, keyboard and the help sheet know it. */
export interface CommandEntry {
  readonly id: string;
  readonly label: TextKey;
  /** The first one is shown; empty: none. */
  readonly shortcuts: readonly Shortcut[];
  /** Whether the keys work while somebody types into a text, or belong to the text then. */
  readonly whileTyping: 'works' | 'types';
  /** Null: the screen does it, with its focus, menus and dialogs. */
  readonly run: Command | null;
}

/** Every action that has a name or a key of its own, in the order of the help sheet (docs/design.md#shortcuts). */
export const commandList = [
  {
    id: 'save',
    label: 'admin.command.save',
    shortcuts: [{ key: 's', mod: true }],
    whileTyping: 'works',
    run: saveCommand,
  },
  {
    id: 'undo',
    label: 'admin.command.undo',
    shortcuts: [{ key: 'z', mod: true }],
    whileTyping: 'works',
    run: undoCommand,
  },
  {
    id: 'redo',
    label: 'admin.command.redo',
    shortcuts: [
      { key: 'z', mod: true, shift: true },
      { key: 'y', mod: true },
    ],
    whileTyping: 'works',
    run: redoCommand,
  },
  {
    id: 'move-up',
    label: 'admin.command.moveUp',
    shortcuts: [{ key: 'ArrowUp', alt: true }],
    whileTyping: 'types',
    run: moveUpCommand,
  },
  {
    id: 'move-down',
    label: 'admin.command.moveDown',
    shortcuts: [{ key: 'ArrowDown', alt: true }],
    whileTyping: 'types',
    run: moveDownCommand,
  },
  { id: 'move-to', label: 'admin.command.moveTo', shortcuts: [], whileTyping: 'types', run: null },
  {
    id: 'make-short',
    label: 'admin.command.makeShort',
    shortcuts: [{ key: 'ArrowLeft', alt: true }],
    whileTyping: 'types',
    run: makeShortCommand,
  },
  {
    id: 'make-long',
    label: 'admin.command.makeLong',
    shortcuts: [{ key: 'ArrowRight', alt: true }],
    whileTyping: 'types',
    run: makeLongCommand,
  },
  {
    id: 'duplicate',
    label: 'admin.command.duplicate',
    shortcuts: [{ key: 'd', mod: true }],
    whileTyping: 'works',
    run: duplicateCommand,
  },
  {
    id: 'delete',
    label: 'admin.command.delete',
    shortcuts: [{ key: 'Delete' }],
    whileTyping: 'types',
    run: deleteCommand,
  },
  {
    id: 'select',
    label: 'admin.command.select',
    shortcuts: [{ key: 'Enter' }],
    whileTyping: 'types',
    run: null,
  },
  {
    id: 'step-out',
    label: 'admin.command.stepOut',
    shortcuts: [{ key: 'Escape' }],
    whileTyping: 'works',
    run: stepOutCommand,
  },
  {
    id: 'rename',
    label: 'admin.command.rename',
    shortcuts: [{ key: 'F2' }],
    whileTyping: 'works',
    run: null,
  },
  {
    id: 'add-below',
    label: 'admin.command.addBelow',
    shortcuts: [{ key: 'Enter', mod: true }],
    whileTyping: 'works',
    run: null,
  },
  {
    id: 'next-missing',
    label: 'admin.command.nextMissing',
    shortcuts: [{ key: 'n', alt: true }],
    whileTyping: 'works',
    run: nextMissingCommand,
  },
  {
    id: 'next-region',
    label: 'admin.command.nextRegion',
    shortcuts: [{ key: 'F6' }],
    whileTyping: 'works',
    run: null,
  },
  { id: 'help', label: 'admin.command.help', shortcuts: [{ key: '?' }], whileTyping: 'types', run: null },
] as const satisfies readonly CommandEntry[];

/** The name of an action in the list. */
export type CommandId = (typeof commandList)[number]['id'];

/** The action of a key press; undefined when it is none, or belongs to the text that is being typed. */
export function commandOf(press: KeyPress, focus: 'text' | 'elsewhere'): CommandEntry | undefined {
  const entries: readonly CommandEntry[] = commandList;
  const found = entries.find(({ shortcuts }) => shortcuts.some((shortcut) => isPressed(shortcut, press)));
  return focus === 'text' && found?.whileTyping === 'types' ? undefined : found;
}
