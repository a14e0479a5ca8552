import { useCallback } from 'react';
import { LeaveDialog } from '../../unsaved-changes/leave-dialog.tsx';
import { useEditorStore } from '../editor-context.tsx';
import { forgetKeptForm } from './kept-form.ts';
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
      isInside={isSameForm}
      onDiscard={() => forgetKeptForm(store.state(), store.env())}
    />
  );
}
