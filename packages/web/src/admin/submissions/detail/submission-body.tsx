import { Chip, ShieldCheckIcon } from '@form-portal/ui';
import { Localized, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { DeliveryChip } from '../delivery-chip.tsx';
import { AnswerList } from './answer-list.tsx';
import { Corrections } from './corrections.tsx';
import { DeliveryNote } from './delivery-note.tsx';
import { DeliverySteps } from './delivery-steps.tsx';
import { FileList } from './file-list.tsx';
import { RemoveSubmission } from './remove-submission.tsx';
import { VerifiedDetails } from './verified-details.tsx';
import styles from './submission-panel.module.css';
import type { SubmissionDetail } from '../submissions.wire.ts';
import type { ReactElement } from 'react';

export interface SubmissionBodyProps {
  readonly submission: SubmissionDetail;
  /** It was removed. */
  readonly onGone: () => void;
}

/** Everything about a submission: how it stands, what happened, what was answered, its files. */
export function SubmissionBody({ submission, onGone }: SubmissionBodyProps): ReactElement {
  const { text, dateTime } = useI18n();
  return (
    <>
      <div className={styles.head}>
        <p className={styles.form}>
          <Localized text={submission.formName} />
        </p>
        <p className={styles.meta}>
          {text('admin.submissions.sentAt', { at: dateTime(submission.receivedAt) })}
        </p>
        <Corrections submission={submission} />
        <div className={styles.chips}>
          <DeliveryChip submission={submission} />
          {submission.identified && (
            <Chip kind="accent" icon={<ShieldCheckIcon size={16} />}>
              {text('admin.submissions.identified')}
            </Chip>
          )}
        </div>
      </div>
      <DeliveryNote submission={submission} />
      <section className={styles.section}>
        <h3>{text('admin.submissions.delivery')}</h3>
        <DeliverySteps submission={submission} />
      </section>
      <Content submission={submission} />
      {submission.status !== 'waiting' && (
        <div className={styles.section}>
          <RemoveSubmission submission={submission} onGone={onGone} />
        </div>
      )}
    </>
  );
}

/** Answers and files; or when they were removed. */
function Content({ submission }: Pick<SubmissionBodyProps, 'submission'>): ReactElement {
  const { text, dateTime } = useI18n();
  if (submission.clearedAt !== null) {
    return (
      <p className={styles.section}>
        {text('admin.submissions.cleared', { at: dateTime(submission.clearedAt) })}
      </p>
    );
  }
  return (
    <>
      <VerifiedDetails submission={submission} />
      <section className={styles.section}>
        <h3>{text('admin.submissions.answers')}</h3>
        <AnswerList submission={submission} />
      </section>
      <section className={styles.section}>
        <h3>{text('admin.submissions.files')}</h3>
        <FileList submission={submission} />
      </section>
    </>
  );
}
