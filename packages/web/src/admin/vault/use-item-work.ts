import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../api/call.ts';
import { forgetVault } from './thing-editor.tsx';

/** A change of the items that is saved at once. */
export interface ItemWork {
  /** Why the last one was refused; null: it was not. */
  readonly failure: CallError | null;
  /** Does it; answers whether it was done. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
}

/** Changes items; what was read of the vault is read again after each. */
export function useItemWork(): ItemWork {
  const client = useQueryClient();
  const [failure, setFailure] = useState<CallError | null>(null);
  return {
    failure,
    async run(work) {
      setFailure(null);
      try {
        await work();
        return true;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        setFailure(error);
        return false;
      } finally {
        await forgetVault(client);
      }
    },
  };
}
