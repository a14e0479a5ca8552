import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useToast } from '../../shell/toast-context.tsx';
import { useEditorStore } from '../editor-context.tsx';
import { forget } from './kept-work-place.ts';
import { sendSave } from './send-save.ts';
import type { SaveTransaction } from '../model/transaction.ts';

/** What happens to the page around a save. */
export interface SavingProps {
  /** The form has got its GUID with its first save. */
  readonly onNamed: (guid: string) => void;
  /** The session has ended. */
  readonly onSignedOut: () => void;
}

/**
 * Sends the form whenever the editor begins to save, and hands what came of it back to the editor. Whoever has left meanwhile is told
 * that it was saved, and stays where they are.
 */
export function useSaving({ onNamed, onSignedOut }: SavingProps): void {
  const store = useEditorStore();
  const client = useQueryClient();
  const toast = useToast();
  const { text } = useI18n();

  const finish = useEffectEvent((came: SaveTransaction, isOpen: boolean) => {
    // A form that was new has its work kept in another place until now.
    if (came.kind === 'saved') forget(store.state(), store.env());
    store.dispatch(came);
    if (came.kind === 'saved') {
      forget(store.state(), store.env());
      void client.invalidateQueries({ queryKey: ['forms'] });
      toast({ text: text('admin.formSaved') });
      if (isOpen && came.form.guid !== null) onNamed(came.form.guid);
    }
    if (isOpen && came.kind === 'save-failed' && came.cause === 'signed-out') onSignedOut();
  });

  useEffect(() => {
    let isOpen = true;
    let last = store.state().save;
    const unsubscribe = store.subscribe(() => {
      const { save } = store.state();
      if (save === last) return;
      last = save;
      if (save.phase === 'saving') void sendSave(save).then((came) => finish(came, isOpen));
    });
    return () => {
      isOpen = false;
      unsubscribe();
    };
  }, [store]);
}
