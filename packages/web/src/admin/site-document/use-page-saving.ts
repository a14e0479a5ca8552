import { useToast } from '../shell/context/toast-context.tsx';
import { useLeaveGuard, type LeaveControl } from '../unsaved-changes/leave-guard.ts';
import type { SaveState } from '../unsaved-changes/unsaved-changes.ts';
import type { Problem } from '@form-portal/domain';
import type { EditedDocument } from './use-site-document.ts';

/** Saving a page of site documents. */
export interface PageSaving {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** The first result that the page has to report; null: none. */
  readonly report: SaveState<unknown> | null;
  readonly save: () => void;
  /** Shows problems that the page found instead of saving. */
  readonly refuse: (problems: readonly Problem[]) => void;
  readonly guard: LeaveControl;
}

type AnyDocument = Pick<
  EditedDocument<unknown>,
  'isDirty' | 'saveState' | 'save' | 'refuse' | 'closeNote' | 'keep'
>;

/** Saves the changed documents in order, up to the first failure. Users whose session has ended sign in again. */
export function usePageSaving(
  documents: readonly [AnyDocument, ...AnyDocument[]],
  savedText: string,
): PageSaving {
  const toast = useToast();
  const [first] = documents;
  const dirty = documents.filter((document) => document.isDirty);
  const guard = useLeaveGuard(
    () => dirty.length > 0,
    () => dirty.every((document) => document.keep()),
  );
  const states = documents.map(({ saveState }) => saveState);
  const isSaving = states.some(({ phase }) => phase === 'saving');

  async function saveAll(): Promise<void> {
    for (const document of documents) document.closeNote();
    for (const document of dirty) {
      const outcome = await document.save();
      if (outcome.kind === 'save-failed' && outcome.cause === 'signed-out') guard.signIn();
      if (outcome.kind !== 'saved') return;
    }
    toast({ text: savedText });
  }

  return {
    isDirty: dirty.length > 0,
    isSaving,
    report: states.find(({ phase }) => phase !== 'idle' && phase !== 'saving') ?? null,
    save: () => {
      if (dirty.length > 0 && !isSaving) void saveAll();
    },
    refuse: (problems) => {
      for (const document of documents) document.closeNote();
      first.refuse(problems);
    },
    guard,
  };
}
