import type { EditorDialog } from '../window-view.ts';
import { commandDefaults, type Command, type CommandEntry } from './command.ts';

/** Opens a dialog over the editor; null closes it. */
export function openDialogCommand(dialog: EditorDialog | null): Command {
  return ({ window }) => (window.dialog === dialog ? null : { kind: 'window', change: { dialog } });
}

/** Shows the form or all its texts on the Edit tab. */
export function showViewCommand(view: 'form' | 'texts'): Command {
  return ({ window }) => (window.view === view ? null : { kind: 'window', change: { view } });
}

/** Goes on to the next part of the window. */
export const nextRegion: CommandEntry = {
  ...commandDefaults,
  id: 'next-region',
  labelKey: 'admin.command.nextRegion',
  shortcuts: [{ key: 'F6' }],
  whileTyping: 'run',
  run: ({ window }) => ({ kind: 'window', change: { regionRequests: window.regionRequests + 1 } }),
};

/** Shows what the mapping check finds. */
export const check: CommandEntry = {
  ...commandDefaults,
  id: 'check',
  labelKey: 'admin.check',
  menu: 'check',
  run: openDialogCommand('check'),
};

/** Shows all texts in two languages, in the place of the form. */
export const translate: CommandEntry = {
  ...commandDefaults,
  id: 'translate',
  labelKey: 'admin.translateTable',
  menu: 'texts',
  run: () => ({ kind: 'window', change: { view: 'texts' } }),
};

/** Shows the earlier versions of a stored form. */
export const revisions: CommandEntry = {
  ...commandDefaults,
  id: 'revisions',
  labelKey: 'admin.revisions',
  menu: 'revisions',
  run: (state, env) => (state.baseline.guid === null ? null : openDialogCommand('revisions')(state, env)),
};

/** Shows every shortcut. */
export const help: CommandEntry = {
  ...commandDefaults,
  id: 'help',
  labelKey: 'admin.command.help',
  shortcuts: [{ key: '?' }],
  menu: 'keys',
  run: openDialogCommand('help'),
};
