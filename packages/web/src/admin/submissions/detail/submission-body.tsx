import { isRemovable } from '@form-portal/domain';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { AnswerList, NotAsked } from './answer-list.tsx';
import { Corrections } from './corrections.tsx';
import { DeliveryNote } from './delivery-note.tsx';
import { DeliverySteps } from './delivery-steps.tsx';
import { SubmissionFiles } from './file-list.tsx';
import { ObjectLink } from './object-link.tsx';
import { RemoveSubmission } from './remove-submission.tsx';
import { VerifiedDetails } from './verified-details.tsx';
import styles from './submission-panel.module.css';
import type { SubmissionDetail } from '../submission-detail.wire.ts';
import type { ReactElement } from 'react';

export interface SubmissionBodyProps {
  readonly submission: SubmissionDetail;
  /** Called when it was removed. */
  readonly onRemoved: () => void;
}

/** Everything about a submission: its problem, who sent it, what was answered, its files and its delivery. */
export function SubmissionBody({ submission, onRemoved }: SubmissionBodyProps): ReactElement {
  const { text, dateTime } = useI18n();
  return (
    <>
      <DeliveryNote submission={submission} />
      <div className={styles.sent}>
        <p className={styles.meta}>
          {text('admin.submissions.sentAt', { at: dateTime(submission.receivedAt) })}
        </p>
        <Corrections submission={submission} />
      </div>
      <Content submission={submission} />
      <section className={styles.section}>
        <h3>{text('admin.submissions.delivery')}</h3>
        <DeliverySteps submission={submission} />
        <ObjectLink submission={submission} />
        {isRemovable(submission) && <RemoveSubmission submission={submission} onRemoved={onRemoved} />}
      </section>
    </>
  );
}

/** Verified details, answers and files; or when they were removed. */
function Content({ submission }: Pick<SubmissionBodyProps, 'submission'>): ReactElement {
  const { text, dateTime } = useI18n();
  if (submission.clearedAt !== null) {
    return (
      <p className={styles.section}>
        {text('admin.submissions.cleared', { at: dateTime(submission.clearedAt) })}
      </p>
    );
  }
  const answered = submission.sections
    .flatMap(({ answers }) => answers)
    .filter(({ value }) => value !== '').length;
  return (
    <>
      <VerifiedDetails submission={submission} />
      <section className={styles.section}>
        <div className={styles.sectionHead}>
          <h3>{text('admin.submissions.answers')}</h3>
          <p className={styles.meta}>{text('admin.submissions.answerCount', { n: answered })}</p>
        </div>
        <AnswerList submission={submission} />
        <NotAsked submission={submission} />
      </section>
      <SubmissionFiles submission={submission} />
    </>
  );
}
