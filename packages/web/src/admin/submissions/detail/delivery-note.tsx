import { Button, Notice, RefreshIcon } from '@form-portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useAnnounce } from '../../../shared/shell/live-region.tsx';
import { failureMessage } from '../../api/failure-message.ts';
import { useFallbackFocus } from '../../shell/focus/use-fallback-focus.ts';
import { clockTime } from '../../moment.ts';
import { useMomentStyle } from '../../use-moment-style.ts';
import { useNamedForms } from '../form-choice.tsx';
import { deliverNow, submissionQuery } from '../submission-queries.ts';
import { refreshSubmissions } from '../use-fresh-submissions.ts';
import { undeliveredTexts } from './undelivered-texts.ts';
import { RefusedParts } from './refused-parts.tsx';
import { submissionTitle } from './use-neighbours.ts';
import styles from './submission-panel.module.css';
import type { SubmissionDetail } from '../submission-detail.wire.ts';
import type { ReactElement } from 'react';

export interface DeliveryNoteProps {
  readonly submission: SubmissionDetail;
}

/** What keeps a submission from the vault, in the reader's language, with the one button that helps; nothing once it is delivered. */
export function DeliveryNote({ submission }: DeliveryNoteProps): ReactElement | null {
  const { text, dateTime } = useI18n();
  if (submission.status === 'delivered') return null;
  const isFailed = submission.status === 'failed';
  if (!isFailed && submission.lastError === null) return null;
  const texts = undeliveredTexts(submission);
  return (
    <Notice kind={isFailed ? 'danger' : 'warn'} className={styles.note}>
      <p>
        <strong>{text(texts.titleKey)}</strong>
      </p>
      {submission.refused.length > 0 && <RefusedParts submission={submission} />}
      <p>
        {texts.helpKey !== null && `${text(texts.helpKey)} `}
        <NextStep submission={submission} /> {texts.isAboutForm && <OpenForm form={submission.form} />}
      </p>
      {submission.expiresAt !== null && (
        <p>{text('admin.submissions.expires', { at: dateTime(submission.expiresAt) })}</p>
      )}
      {submission.lastError !== null && texts.saysKey !== null && (
        <p className={styles.says}>
          {text(texts.saysKey)} <q lang="en">{submission.lastError}</q>
        </p>
      )}
      <div className={styles.actions}>
        <DeliverNow submission={submission} />
      </div>
    </Notice>
  );
}

/** A link to the form's editor, where it is fixed; nothing when the form was deleted. */
function OpenForm({ form }: Pick<SubmissionDetail, 'form'>): ReactElement | null {
  const { text } = useI18n();
  if (!useNamedForms().some(({ guid }) => guid === form)) return null;
  return <Link to={`/admin/form/${form}`}>{text('admin.submissions.openForm')}</Link>;
}

/** What happens to the submission next; nothing while the scan is what keeps it. */
function NextStep({ submission: { status, scan, nextAttemptAt } }: DeliveryNoteProps): ReactElement | null {
  const { text } = useI18n();
  const momentStyle = useMomentStyle();
  if (scan !== null) return null;
  if (status === 'failed') return <>{text('admin.submissions.stored')}</>;
  if (nextAttemptAt === null) return <>{text('admin.submissions.safe')}</>;
  return <>{text('admin.submissions.safeUntil', { at: clockTime(nextAttemptAt, momentStyle) })}</>;
}

function DeliverNow({ submission: { guid, status } }: DeliveryNoteProps): ReactElement {
  const { text } = useI18n();
  const client = useQueryClient();
  const announce = useAnnounce();
  const button = useFallbackFocus<HTMLButtonElement>(submissionTitle);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deliverNow(guid),
    async onSuccess(detail) {
      client.setQueryData(submissionQuery(guid).queryKey, detail);
      announce(text('admin.submissions.underWay'));
      await refreshSubmissions(client);
    },
  });
  return (
    <>
      <Button
        ref={button}
        kind="primary"
        icon={<RefreshIcon />}
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        {text(status === 'failed' ? 'admin.submissions.deliverAgain' : 'admin.submissions.sendNow')}
      </Button>
      {error !== null && <p role="alert">{failureMessage(error, text)}</p>}
    </>
  );
}
