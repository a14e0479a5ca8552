import { HistoryIcon, KeyboardIcon, LanguagesIcon, ListChecksIcon } from '@form-portal/ui/icons';
import type { EditorDialog, PanelTab, WindowView } from '../../view/window-view.ts';
import { commandDefaults, type Command, type CommandEntry } from '../command.ts';

/** Opens a dialog over the editor; null closes it. */
export function openDialogCommand(dialog: EditorDialog | null): Command {
  return ({ window }) => (window.dialog === dialog ? null : { kind: 'window', change: { dialog } });
}

/** Shows the form, the table of texts or the versions on the Edit tab. */
export function showViewCommand(view: WindowView['view']): Command {
  return ({ window }) => (window.view === view ? null : { kind: 'window', change: { view } });
}

/** Shows a tab of the side panel. */
export function showPanelTabCommand(panelTab: PanelTab): Command {
  return ({ window }) => (window.panelTab === panelTab ? null : { kind: 'window', change: { panelTab } });
}

/** Moves the focus to the next region of the window. */
export const nextRegion: CommandEntry = {
  ...commandDefaults,
  id: 'next-region',
  labelKey: 'admin.command.nextRegion',
  shortcuts: [{ key: 'F6' }],
  whileTyping: 'run',
  run: ({ window }) => ({ kind: 'window', change: { regionRequests: window.regionRequests + 1 } }),
};

/** Opens the findings of the mapping check. */
export const check: CommandEntry = {
  ...commandDefaults,
  id: 'check',
  labelKey: 'admin.check',
  icon: ListChecksIcon,
  inMenu: 'always',
  run: openDialogCommand('check'),
};

/** Shows the table of texts instead of the form. */
export const translate: CommandEntry = {
  ...commandDefaults,
  id: 'translate',
  labelKey: 'admin.translateTable',
  icon: LanguagesIcon,
  inMenu: 'always',
  run: () => ({ kind: 'window', change: { view: 'texts' } }),
};

/** Shows the versions of a published form instead of the form. */
export const revisions: CommandEntry = {
  ...commandDefaults,
  id: 'revisions',
  labelKey: 'admin.revisions',
  icon: HistoryIcon,
  inMenu: 'always',
  run: (state, env) => (state.versions.published === null ? null : showViewCommand('versions')(state, env)),
};

/** Opens the sheet of shortcuts. */
export const help: CommandEntry = {
  ...commandDefaults,
  id: 'help',
  labelKey: 'admin.command.help',
  shortcuts: [{ key: '?' }],
  icon: KeyboardIcon,
  inMenu: 'always',
  run: openDialogCommand('help'),
};
