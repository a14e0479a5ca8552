import { Checkbox, TrashIcon } from '@form-portal/ui';
import { routes } from '@form-portal/domain/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { callAndRead } from '../api/call.ts';
import { DangerQuestion } from '../shell/danger-question.tsx';
import { useToast } from '../shell/context/toast-context.tsx';
import { forgetSubmissions } from '../submissions/submission-queries.ts';
import { refreshSubmissions } from '../submissions/use-fresh-submissions.ts';
import { chosenItemsToWire, erasureFromWire } from './data-requests.wire.ts';
import type { Subject } from './subject.ts';
import type { PersonItem } from './data-requests.wire.ts';
import type { ReactElement } from 'react';

interface EraseQuestionProps {
  readonly subject: Subject;
  readonly items: readonly PersonItem[];
  readonly onErased: () => void;
  readonly onExit: () => void;
}

/** Asks for confirmation before erasing; undelivered submissions are erased only when that is chosen. */
export function EraseQuestion({ subject, items, onErased, onExit }: EraseQuestionProps): ReactElement {
  const { text } = useI18n();
  const client = useQueryClient();
  const toast = useToast();
  const waiting = items.filter(({ status }) => status === 'waiting').length;
  const [cancelsWaiting, setCancelsWaiting] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callAndRead(
        routes.erasePersonData,
        { body: { ...chosenItemsToWire(subject, items), CancelWaiting: cancelsWaiting } },
        erasureFromWire,
      ),
    async onSuccess({ erased, kept }) {
      const keptMessage = kept.length === 0 ? '' : ` ${text('admin.privacy.kept', { n: kept.length })}`;
      toast({ text: `${text('admin.privacy.erased', { n: erased })}${keptMessage}` });
      onExit();
      onErased();
      forgetSubmissions(client);
      await refreshSubmissions(client);
    },
  });
  return (
    <DangerQuestion
      question={text('admin.privacy.eraseTitle', { n: items.length })}
      action={text('admin.privacy.eraseNow')}
      icon={<TrashIcon />}
      isBusy={isPending}
      error={error}
      onDo={() => mutate()}
      onExit={onExit}
    >
      <p>{text('admin.privacy.eraseText')}</p>
      {waiting > 0 && (
        <Checkbox
          label={text('admin.privacy.cancelWaiting', { n: waiting })}
          state={cancelsWaiting ? 'checked' : 'unchecked'}
          onChange={(state) => setCancelsWaiting(state === 'checked')}
        />
      )}
    </DangerQuestion>
  );
}
