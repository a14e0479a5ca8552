import { useEffect } from 'react';
import { startAutosave } from '../../unsaved-changes/autosave.ts';
import { useEditorStore } from '../editor-context.tsx';
import { isFormDirty } from '../model/editor-state.ts';
import { forgetKeptForm, keepForm } from './kept-form.ts';
import type { LeaveControl } from '../../unsaved-changes/leave-guard.ts';

/** Keeps unsaved work in the browser, so that it survives a crash or a sign-in (docs/design.md#dialogs-and-messages); deletes it once saved. */
export function useFormAutosave(guard: LeaveControl): void {
  const store = useEditorStore();
  useEffect(() => {
    function write(): void {
      if (guard.isReleased()) return;
      const state = store.state();
      if (isFormDirty(state)) keepForm(state, store.env());
      else forgetKeptForm(state, store.env());
    }
    return startAutosave({ subscribe: store.subscribe, content: () => store.state().form, write });
  }, [store, guard]);
}
