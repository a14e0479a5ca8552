import { useCallback } from 'react';
import { LeaveDialog } from '../../unsaved-changes/leave-dialog.tsx';
import { useEditor, useEditorStore } from '../editor-context.tsx';
import { isDirty } from '../model/editor-state.ts';
import { saveCommand } from '../model/save.ts';
import { forgetKeptForm } from './kept-form.ts';
import type { EditorStore } from '../editor-store.ts';
import type { LeaveGuard } from '../../unsaved-changes/leave-guard.ts';
import type { ReactElement } from 'react';

/** Asks before unsaved changes are left. The form's tabs, and the address it gets with its first save, do not count as leaving. */
export function EditorLeaveDialog({ guard }: { readonly guard: LeaveGuard }): ReactElement {
  const store = useEditorStore();
  const isSameForm = useCallback(
    (path: string) => path.split('/')[3] === (store.state().baseline.guid ?? 'new'),
    [store],
  );
  return (
    <LeaveDialog
      guard={guard}
      isDirty={useEditor(isDirty)}
      isInside={isSameForm}
      onDiscard={() => forgetKeptForm(store.state(), store.env())}
      onSave={() => savedDraft(store)}
    />
  );
}

/** Saves the draft; false when it is refused or fails, or when somebody else has saved meanwhile. */
function savedDraft(store: EditorStore): Promise<boolean> {
  if (store.state().save.phase !== 'saving') store.run(saveCommand);
  return new Promise((resolve) => {
    function settle(): boolean {
      const state = store.state();
      if (state.save.phase === 'saving') return false;
      resolve(state.save.phase === 'idle' && !isDirty(state));
      return true;
    }
    if (settle()) return;
    const unsubscribe = store.subscribe(() => {
      if (settle()) unsubscribe();
    });
  });
}
