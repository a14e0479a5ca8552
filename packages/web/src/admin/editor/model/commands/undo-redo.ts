import type { EditorState } from '../editor-state.ts';
import type { Transaction } from '../transaction.ts';
import { commandDefaults, type CommandEntry } from './command.ts';

/** Undoes the last step: form and selection, never tab or language. */
export function undoCommand({ history }: EditorState): Transaction | null {
  return history.past.length === 0 ? null : { kind: 'undo' };
}

/** Does the step again that was undone last. */
export function redoCommand({ history }: EditorState): Transaction | null {
  return history.future.length === 0 ? null : { kind: 'redo' };
}

/** Ends a burst of typing, when its control is left. */
export function pauseCommand({ history }: EditorState): Transaction | null {
  return history.burst === null ? null : { kind: 'pause' };
}

// While a text is typed that is not the form's, its own undoing is the browser's.
const historyCommand = { ...commandDefaults, whileTyping: 'run', whenUnavailable: 'browser' } as const;

/** Undoing, by name. */
export const undo: CommandEntry = {
  ...historyCommand,
  id: 'undo',
  labelKey: 'admin.command.undo',
  shortcuts: [{ key: 'z', mod: true }],
  run: undoCommand,
};

/** Doing again, by name. */
export const redo: CommandEntry = {
  ...historyCommand,
  id: 'redo',
  labelKey: 'admin.command.redo',
  shortcuts: [
    { key: 'z', mod: true, shift: true },
    { key: 'y', mod: true },
  ],
  run: redoCommand,
};
