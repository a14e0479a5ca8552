import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { CallError } from '../../api/call.ts';
import { useEditorStore } from '../editor-context.tsx';
import { restoredTransaction } from '../model/save.ts';
import { restoreRevision } from '../saving/send-form.ts';
import type { Guid } from '@form-portal/domain';

/** Restores a revision, and the error of the last attempt. */
export interface Restoring {
  readonly restore: (revision: number) => void;
  /** The error message; null: none. */
  readonly failed: string | null;
}

/** Restores revisions of a form on the server and loads the result into the editor. */
export function useRestore(guid: Guid, onRestored: () => void): Restoring {
  const { text } = useI18n();
  const store = useEditorStore();
  const client = useQueryClient();
  const [failed, setFailed] = useState<string | null>(null);

  async function restore(revision: number): Promise<void> {
    try {
      const form = await restoreRevision(guid, revision);
      store.dispatch(restoredTransaction(form));
      void client.invalidateQueries({ queryKey: ['forms'] });
      onRestored();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailed(error.message === '' ? text('admin.save.offline') : error.message);
    }
  }
  return { restore: (revision) => void restore(revision), failed };
}
