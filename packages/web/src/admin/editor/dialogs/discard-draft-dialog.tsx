import { routes } from '@form-portal/domain/api';
import { TrashIcon } from '@form-portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { call } from '../../api/call.ts';
import { DangerQuestion } from '../../shell/danger-question.tsx';
import { useEditorStore } from '../editor-context.tsx';
import { draftDiscardedTransaction } from '../model/saving/version-commands.ts';
import type { ReactElement } from 'react';

/** Discards the saved draft of a published form, unless somebody else has saved a newer one. */
export function DiscardDraftDialog({ onClose }: { readonly onClose: () => void }): ReactElement | null {
  const { text } = useI18n();
  const store = useEditorStore();
  const client = useQueryClient();
  const [error, setError] = useState<Error | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { published, draft } = store.state().versions;
  if (published === null || published.guid === null || draft === null) return null;
  const input = { params: { id: published.guid }, ifMatch: `"${draft.version}"` };

  async function discard(form: NonNullable<typeof published>): Promise<void> {
    setBusy(true);
    try {
      await call(routes.discardFormDraft, input);
    } catch (failure) {
      setError(
        failure instanceof Error
          ? failure
          : new Error('The draft could not be discarded', { cause: failure }),
      );
      setBusy(false);
      return;
    }
    onClose();
    store.dispatch(draftDiscardedTransaction(form));
    void client.invalidateQueries({ queryKey: ['forms'] });
  }
  return (
    <DangerQuestion
      question={text('admin.discardDraft.question')}
      action={text('admin.discardDraft.action')}
      icon={<TrashIcon />}
      refusal={text('admin.discardDraft.keep')}
      isBusy={isBusy}
      error={error}
      onDo={() => void discard(published)}
      onExit={onClose}
    >
      <p>{text('admin.discardDraft.help', { n: published.revision })}</p>
    </DangerQuestion>
  );
}
