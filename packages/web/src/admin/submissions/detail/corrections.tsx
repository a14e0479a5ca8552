import { Link } from 'react-router';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { submissionAddress, useSubmissionNavigation } from '../submission-navigation.ts';
import styles from './submission-panel.module.css';
import type { SubmissionDetail } from '../submission-detail.wire.ts';
import type { Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** Which submission this one corrects, and which ones correct it. */
export function Corrections({ submission }: { readonly submission: SubmissionDetail }): ReactElement {
  const { text } = useI18n();
  const { corrects, correctedBy } = submission;
  return (
    <>
      {corrects !== null && (
        <Correction
          guid={corrects.guid}
          label={text('admin.submissions.corrects', { reference: corrects.reference })}
        />
      )}
      {correctedBy.map(({ guid, reference }) => (
        <Correction key={guid} guid={guid} label={text('admin.submissions.correctedBy', { reference })} />
      ))}
    </>
  );
}

interface CorrectionProps {
  /** Null: the portal no longer holds the other submission. */
  readonly guid: Guid | null;
  readonly label: string;
}

/** One line; a link unless the other submission was removed. */
function Correction({ guid, label }: CorrectionProps): ReactElement {
  const { filter } = useSubmissionNavigation();
  return (
    <p className={styles.meta}>
      {guid === null ? label : <Link to={submissionAddress(guid, filter)}>{label}</Link>}
    </p>
  );
}
