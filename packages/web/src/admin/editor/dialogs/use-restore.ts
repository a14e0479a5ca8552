import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { CallError } from '../../api/call.ts';
import { failureMessage } from '../../api/failure-message.ts';
import { revisionQuery } from '../../api/queries.ts';
import { useEditorStore } from '../editor-context.tsx';
import { restoreRevisionCommand } from '../model/saving/version-commands.ts';
import type { Guid } from '@form-portal/domain';

/** A function that restores a revision, and the error of its last attempt. */
export interface Restoring {
  readonly restore: (revision: number) => void;
  /** Null: it did not fail. */
  readonly errorMessage: string | null;
}

/** Brings earlier versions of a form into the editor, where they wait to be published. */
export function useRestore(guid: Guid, onRestored: () => void): Restoring {
  const { text } = useI18n();
  const store = useEditorStore();
  const client = useQueryClient();
  const [errorMessage, setErrorMessage] = useState<string | null>(null);

  async function restore(revision: number): Promise<void> {
    setErrorMessage(null);
    try {
      const form = await client.fetchQuery(revisionQuery(guid, revision));
      onRestored();
      store.run(restoreRevisionCommand(form));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setErrorMessage(failureMessage(error, text));
    }
  }
  return { restore: (revision) => void restore(revision), errorMessage };
}
