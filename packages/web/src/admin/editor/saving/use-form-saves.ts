import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useToast } from '../../shell/context/toast-context.tsx';
import { useEditorStore } from '../editor-context.tsx';
import { forgetKeptForm } from './kept-form.ts';
import { nothingStored } from '../model/saving/stored-versions.ts';
import { sendForm, type SavedVersion } from './send-form.ts';
import type { SaveOutcome } from '../../unsaved-changes/unsaved-changes.ts';
import type { EditorState } from '../model/editor-state.ts';
import type { SaveTransaction } from '../model/transaction.ts';
import type { Guid } from '@form-portal/domain';

/** The page's reactions to a save. */
export interface FormSavesProps {
  /** Called when the form gets its GUID: with its first save, or by loading what a save without a response had stored. */
  readonly onNamed: (guid: string) => void;
  /** Called when the session has ended. */
  readonly onSignedOut: () => void;
}

/**
 * Sends the form whenever the editor starts a save, and dispatches the outcome. After leaving the editor, the user still sees that the
 * form was saved, but is not taken to another page.
 */
export function useFormSaves({ onNamed, onSignedOut }: FormSavesProps): void {
  const store = useEditorStore();
  const client = useQueryClient();
  const toast = useToast();
  const { text } = useI18n();

  const finish = useEffectEvent((outcome: SaveOutcome<SavedVersion>, isOpen: boolean) => {
    // Work on a new form is kept under a key of its own; after leaving the editor, `nameForm` no longer removes it.
    if (outcome.kind === 'saved') forgetKeptForm(store.state(), store.env());
    store.dispatch(transactionOf(outcome));
    if (outcome.kind === 'saved') {
      forgetKeptForm(store.state(), store.env());
      void client.invalidateQueries({ queryKey: ['forms'] });
      toast({ text: text(store.state().saveTarget === 'draft' ? 'admin.draftSaved' : 'admin.formSaved') });
    }
    if (isOpen && outcome.kind === 'save-failed' && outcome.cause === 'signed-out') onSignedOut();
  });

  const nameForm = useEffectEvent((before: EditorState, guid: Guid) => {
    // Until now, the work was kept under the key of new forms.
    forgetKeptForm(before, store.env());
    onNamed(guid);
  });

  useEffect(() => {
    let isOpen = true;
    let lastState = store.state();
    const unsubscribe = store.subscribe(() => {
      const before = lastState;
      lastState = store.state();
      const { baseline, save, saveTarget: target, versions } = lastState;
      if (before.baseline.guid === null && baseline.guid !== null) nameForm(before, baseline.guid);
      if (save === before.save || save.phase !== 'saving') return;
      void sendForm({ ...save, target, versions, firstGuid: store.env().firstGuid }).then((outcome) =>
        finish(outcome, isOpen),
      );
    });
    return () => {
      isOpen = false;
      unsubscribe();
    };
  }, [store]);
}

function transactionOf(outcome: SaveOutcome<SavedVersion>): SaveTransaction | null {
  switch (outcome.kind) {
    case 'saved': {
      const { form, versions } = outcome.stored;
      return form && { kind: 'saved', stored: form, versions };
    }
    case 'save-conflict': {
      const { form, versions } = outcome.stored ?? { form: null, versions: nothingStored };
      return { kind: 'save-conflict', stored: form, versions };
    }
    case 'save-failed':
    case 'save-refused':
      return outcome;
  }
}
