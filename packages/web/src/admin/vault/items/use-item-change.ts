import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attemptSave } from '../../unsaved-changes/attempt-save.ts';
import { failureOfOutcome, type SaveFailure } from '../../unsaved-changes/unsaved-changes.ts';
import { invalidateVault } from '../structure/invalidate-vault.ts';

/** Changes of items, which are saved immediately. */
export interface ItemChange {
  /** Why the last change was refused; null: it was not. */
  readonly failure: SaveFailure | null;
  /** Makes a change and resolves to whether it succeeded. */
  readonly run: (change: () => Promise<unknown>) => Promise<boolean>;
}

/** Changes items; the vault is refetched after each attempt. */
export function useItemChange(): ItemChange {
  const client = useQueryClient();
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  return {
    failure,
    async run(change) {
      setFailure(null);
      const outcome = await attemptSave(change);
      setFailure(failureOfOutcome(outcome));
      await invalidateVault(client);
      return outcome.kind === 'saved';
    },
  };
}
