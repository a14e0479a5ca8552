import { Button, TrashIcon } from '@form-portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { DangerQuestion } from '../../shell/danger-question.tsx';
import { useToast } from '../../shell/context/toast-context.tsx';
import { forgetSubmissions, removeTests } from '../submission-queries.ts';
import { refreshSubmissions } from '../use-fresh-submissions.ts';
import styles from './bulk-bar.module.css';
import type { ReactElement } from 'react';

export interface RemoveTestsProps {
  readonly onRemoved: () => void;
}

/** Removes all test submissions at once, after a question. */
export function RemoveTests({ onRemoved }: RemoveTestsProps): ReactElement {
  const { text } = useI18n();
  const client = useQueryClient();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const stopAsking = () => setAsking(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: removeTests,
    async onSuccess(n) {
      toast({ text: text('admin.submissions.testsRemoved', { n }) });
      stopAsking();
      onRemoved();
      forgetSubmissions(client);
      await refreshSubmissions(client);
      // The button was removed with the last test submission.
      document.querySelector('h1')?.focus();
    },
  });
  return (
    <div className={styles.bar}>
      <Button kind="danger" icon={<TrashIcon />} onClick={() => setAsking(true)}>
        {text('admin.submissions.removeTests')}
      </Button>
      {isAsking && (
        <DangerQuestion
          question={text('admin.submissions.removeTestsTitle')}
          action={text('admin.submissions.removeNow')}
          icon={<TrashIcon />}
          refusal={text('admin.submissions.keep')}
          isBusy={isPending}
          error={error}
          onDo={() => mutate()}
          onExit={stopAsking}
        >
          <p>{text('admin.submissions.removeTestsHelp')}</p>
        </DangerQuestion>
      )}
    </div>
  );
}
