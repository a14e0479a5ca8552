import { RedoIcon, UndoIcon } from '@form-portal/ui/icons';
import type { EditorState } from '../../editor-state.ts';
import type { Transaction } from '../../transaction.ts';
import { commandDefaults, type CommandEntry } from '../command.ts';

/** Undoes the last step: restores form and selection, not tab or language. */
export function undoCommand({ history }: EditorState): Transaction | null {
  return history.past.length === 0 ? null : { kind: 'undo' };
}

/** Redoes the step that was undone last. */
export function redoCommand({ history }: EditorState): Transaction | null {
  return history.future.length === 0 ? null : { kind: 'redo' };
}

/** Ends a burst of typing when its control loses the focus. */
export function pauseCommand({ history }: EditorState): Transaction | null {
  return history.burst === null ? null : { kind: 'pause' };
}

// With nothing to undo, and always in a text apart from the form, the browser's own undo works.
const historyCommand = { ...commandDefaults, whileTyping: 'run', whenUnavailable: 'browser' } as const;

const historyButton = { kind: 'icon', onPhone: 'item' } as const;

export const undo: CommandEntry = {
  ...historyCommand,
  id: 'undo',
  labelKey: 'admin.command.undo',
  shortcuts: [{ key: 'z', mod: true }],
  icon: UndoIcon,
  bar: {
    ...historyButton,
    labelOf({ history }) {
      const step = history.past.at(-1)?.label;
      return step === undefined
        ? { key: 'admin.nothingToUndo' }
        : { key: 'admin.undoStep', params: { step } };
    },
  },
  run: undoCommand,
};

export const redo: CommandEntry = {
  ...historyCommand,
  id: 'redo',
  labelKey: 'admin.command.redo',
  shortcuts: [
    { key: 'z', mod: true, shift: true },
    { key: 'y', mod: true },
  ],
  icon: RedoIcon,
  bar: {
    ...historyButton,
    labelOf({ history }) {
      const step = history.future[0]?.label;
      return step === undefined
        ? { key: 'admin.nothingToRedo' }
        : { key: 'admin.redoStep', params: { step } };
    },
  },
  run: redoCommand,
};
