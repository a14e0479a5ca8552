import { Button, TrashIcon } from '@form-portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { DangerQuestion } from '../../shell/danger-question.tsx';
import { useToast } from '../../shell/context/toast-context.tsx';
import { forgetSubmissions, removeSubmission } from '../submission-queries.ts';
import { refreshSubmissions } from '../use-fresh-submissions.ts';
import type { SubmissionDetail } from '../submission-detail.wire.ts';
import type { ReactElement } from 'react';

export interface RemoveSubmissionProps {
  readonly submission: SubmissionDetail;
  readonly onRemoved: () => void;
}

/** Removes a submission from the portal after a question; its object is kept in the vault. */
export function RemoveSubmission({ submission, onRemoved }: RemoveSubmissionProps): ReactElement {
  const { text } = useI18n();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button kind="danger" icon={<TrashIcon />} onClick={() => setAsking(true)}>
        {text('admin.submissions.remove')}
      </Button>
      {isAsking && (
        <RemoveQuestion submission={submission} onRemoved={onRemoved} onExit={() => setAsking(false)} />
      )}
    </>
  );
}

interface RemoveQuestionProps extends RemoveSubmissionProps {
  readonly onExit: () => void;
}

function RemoveQuestion({ submission, onRemoved, onExit }: RemoveQuestionProps): ReactElement {
  const { text } = useI18n();
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => removeSubmission(submission.guid),
    async onSuccess() {
      toast({ text: text('admin.submissions.removed', { reference: submission.reference }) });
      onRemoved();
      forgetSubmissions(client, [submission.guid]);
      await refreshSubmissions(client);
    },
  });
  const isDelivered = submission.status === 'delivered';
  return (
    <DangerQuestion
      question={text('admin.submissions.removeTitle', { reference: submission.reference })}
      action={text('admin.submissions.removeNow')}
      icon={<TrashIcon />}
      refusal={text('admin.submissions.keep')}
      isBusy={isPending}
      error={error}
      onDo={() => mutate()}
      onExit={onExit}
    >
      <p>{text(isDelivered ? 'admin.submissions.removeDelivered' : 'admin.submissions.removeFailed')}</p>
    </DangerQuestion>
  );
}
