import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { LeaveDialog } from '../../unsaved-changes/leave-dialog.tsx';
import { useEditor, useEditorStore } from '../editor-context.tsx';
import { hasUnsavedWork, isFormDirty } from '../model/editor-state.ts';
import { showTabCommand } from '../model/commands/window/navigate.ts';
import { saveCommand } from '../model/saving/save.ts';
import { confirmationPolicy } from '../settings-tab/confirmation/confirmation-policy.ts';
import { openingPolicy } from '../settings-tab/opening/opening-policy.ts';
import { retentionPolicy } from '../settings-tab/retention/retention-policy.ts';
import { savePolicy, type PolicyEnv } from '../settings-tab/policies/form-policy.ts';
import { forgetKeptForm } from './kept-form.ts';
import type { EditorStore } from '../editor-store.ts';
import type { LeaveControl } from '../../unsaved-changes/leave-guard.ts';
import type { ReactElement } from 'react';

/** Asks before unsaved changes are left. The form's tabs, and the address it gets with its first save, do not count as leaving. */
export function EditorLeaveDialog({ guard }: { readonly guard: LeaveControl }): ReactElement {
  const store = useEditorStore();
  const client = useQueryClient();
  const isSameForm = useCallback(
    (path: string) => path.split('/')[3] === (store.state().baseline.guid ?? 'new'),
    [store],
  );
  return (
    <LeaveDialog
      guard={guard}
      isDirty={useEditor(hasUnsavedWork)}
      isInside={isSameForm}
      onDiscard={() => forgetKeptForm(store.state(), store.env())}
      onSave={() => saveAll({ store, client })}
    />
  );
}

/** Saves the draft, then the policies of the form; false when one of them is not saved. */
async function saveAll(env: PolicyEnv): Promise<boolean> {
  const { store } = env;
  if (isFormDirty(store.state()) && !(await saveDraft(store))) return false;
  const isSaved =
    (await savePolicy(openingPolicy, env)) &&
    (await savePolicy(confirmationPolicy, env)) &&
    (await savePolicy(retentionPolicy, env));
  // The section of the policy that was not saved says why.
  if (!isSaved) store.run(showTabCommand('settings'));
  return isSaved;
}

/** Saves the draft; false when it is refused or fails, or when somebody else has saved in the meantime. */
function saveDraft(store: EditorStore): Promise<boolean> {
  if (store.state().save.phase !== 'saving') store.run(saveCommand);
  return new Promise((resolve) => {
    function settle(): boolean {
      const state = store.state();
      if (state.save.phase === 'saving') return false;
      resolve(state.save.phase === 'idle' && !isFormDirty(state));
      return true;
    }
    if (settle()) return;
    const unsubscribe = store.subscribe(() => {
      if (settle()) unsubscribe();
    });
  });
}
