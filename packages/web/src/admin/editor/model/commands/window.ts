import type { EditorDialog } from '../window-view.ts';
import { usual, type Command, type CommandEntry } from './command.ts';

/** Opens a dialog over the editor; null closes it. */
export function openDialogCommand(dialog: EditorDialog | null): Command {
  return ({ window }) => (window.dialog === dialog ? null : { kind: 'window', change: { dialog } });
}

/** Shows the form or all its texts on the Edit tab. */
export function showCommand(shows: 'form' | 'texts'): Command {
  return ({ window }) => (window.shows === shows ? null : { kind: 'window', change: { shows } });
}

/** Goes on to the next part of the window. */
export const nextRegion: CommandEntry = {
  ...usual,
  id: 'next-region',
  labelKey: 'admin.command.nextRegion',
  shortcuts: [{ key: 'F6' }],
  whileTyping: 'works',
  run: ({ window }) => ({ kind: 'window', change: { regionTurns: window.regionTurns + 1 } }),
};

/** Shows what the mapping check finds. */
export const check: CommandEntry = {
  ...usual,
  id: 'check',
  labelKey: 'admin.check',
  menu: 'check',
  run: openDialogCommand('check'),
};

/** Shows all texts in two languages, in the place of the form. */
export const translate: CommandEntry = {
  ...usual,
  id: 'translate',
  labelKey: 'admin.translateTable',
  menu: 'texts',
  run: () => ({ kind: 'window', change: { shows: 'texts' } }),
};

/** Shows the earlier versions of a stored form. */
export const revisions: CommandEntry = {
  ...usual,
  id: 'revisions',
  labelKey: 'admin.revisions',
  menu: 'revisions',
  run: (state, env) => (state.baseline.guid === null ? null : openDialogCommand('revisions')(state, env)),
};

/** Shows every shortcut. */
export const help: CommandEntry = {
  ...usual,
  id: 'help',
  labelKey: 'admin.command.help',
  shortcuts: [{ key: '?' }],
  menu: 'keys',
  run: openDialogCommand('help'),
};
