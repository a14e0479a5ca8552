import { useQueryClient } from '@tanstack/react-query';
import { attemptSave } from '../../unsaved-changes/attempt-save.ts';
import { useNestedChanges } from '../../unsaved-changes/nested-changes.ts';
import { useUnsavedChanges } from '../../unsaved-changes/use-unsaved-changes.ts';
import { draftRules } from '../structure/draft-rules.ts';
import { invalidateVault } from '../structure/invalidate-vault.ts';
import type { SaveFailure } from '../../unsaved-changes/unsaved-changes.ts';

/** A draft in a panel that is saved on its own. */
export interface NestedDraft<Draft> {
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  readonly failure: SaveFailure | null;
  /** Saves; `send` returns the next draft. Resolves to whether it was saved: not while another save is under way. */
  readonly save: (send: () => Promise<Draft>) => Promise<boolean>;
}

/** Edits a draft nested in a panel; unsaved changes count for the panel's leave guard, and the vault is refetched after each attempt to save. */
export function useNestedDraft<Draft>(stored: Draft): NestedDraft<Draft> {
  const client = useQueryClient();
  const edited = useUnsavedChanges<Draft>({ stored, rules: draftRules });
  useNestedChanges(edited.isDirty);
  return {
    draft: edited.current,
    setDraft: (draft) => edited.change(() => draft),
    failure: edited.failure,
    async save(send) {
      if (edited.save.phase === 'saving') return false;
      const outcome = await edited.saveWith(() => attemptSave(send));
      await invalidateVault(client);
      return outcome.kind === 'saved';
    },
  };
}
