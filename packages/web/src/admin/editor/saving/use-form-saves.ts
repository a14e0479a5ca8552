import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useToast } from '../../shell/toast-context.tsx';
import { useEditorStore } from '../editor-context.tsx';
import { forgetKeptForm } from './kept-form.ts';
import { sendForm } from './send-form.ts';
import type { SaveOutcome } from '../../unsaved-changes/unsaved-changes.ts';
import type { Form } from '@form-portal/domain';

/** The page's reactions to a save. */
export interface FormSavesProps {
  /** The form got its GUID with its first save. */
  readonly onNamed: (guid: string) => void;
  /** The session has ended. */
  readonly onSignedOut: () => void;
}

/**
 * Sends the form whenever the editor starts a save, and dispatches the outcome. After leaving the editor the user still sees that the
 * form was saved, but is not navigated.
 */
export function useFormSaves({ onNamed, onSignedOut }: FormSavesProps): void {
  const store = useEditorStore();
  const client = useQueryClient();
  const toast = useToast();
  const { text } = useI18n();

  const finish = useEffectEvent((outcome: SaveOutcome<Form>, isOpen: boolean) => {
    // Until now the work on a new form was kept under another key.
    if (outcome.kind === 'saved') forgetKeptForm(store.state(), store.env());
    store.dispatch(outcome);
    if (outcome.kind === 'saved') {
      forgetKeptForm(store.state(), store.env());
      void client.invalidateQueries({ queryKey: ['forms'] });
      toast({ text: text('admin.formSaved') });
      if (isOpen && outcome.stored.guid !== null) onNamed(outcome.stored.guid);
    }
    if (isOpen && outcome.kind === 'save-failed' && outcome.cause === 'signed-out') onSignedOut();
  });

  useEffect(() => {
    let isOpen = true;
    let last = store.state().save;
    const unsubscribe = store.subscribe(() => {
      const { save, baseline } = store.state();
      if (save === last) return;
      last = save;
      if (save.phase !== 'saving') return;
      void sendForm(save, baseline.guid === null ? 'new' : 'stored').then((outcome) =>
        finish(outcome, isOpen),
      );
    });
    return () => {
      isOpen = false;
      unsubscribe();
    };
  }, [store]);
}
