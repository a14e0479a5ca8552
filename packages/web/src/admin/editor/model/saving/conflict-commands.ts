import type { EditorState } from '../editor-state.ts';
import type { Transaction } from '../transaction.ts';

/** After a conflict: overwrites the other person's version, or stores the form again if they deleted it (specification D24). */
export function keepMineCommand({ save, saveTarget }: EditorState): Transaction | null {
  return save.phase === 'conflict' ? { kind: 'save', newer: 'overwrite', target: saveTarget } : null;
}

/** After a conflict: loads the other person's version; undo restores the administrator's own (specification D24). Null when they deleted it. */
export function loadTheirsCommand({ save, conflictVersions }: EditorState): Transaction | null {
  if (save.phase !== 'conflict' || save.stored === null || conflictVersions === null) return null;
  const label = { key: 'admin.step.theirs' } as const;
  const announcement = { key: 'admin.said.theirsLoaded' } as const;
  return { kind: 'adopt', form: save.stored, versions: conflictVersions, label, announcement };
}
