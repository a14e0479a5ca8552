import type { EditorState } from '../editor-state.ts';
import type { Transaction } from '../transaction.ts';

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
