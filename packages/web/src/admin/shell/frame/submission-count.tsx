import { VisuallyHidden } from '@form-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { submissionCountsQuery } from '../../api/submission-counts.ts';
import styles from './admin-navigation.module.css';
import type { ReactElement } from 'react';

/** The number of undelivered submissions; nothing when there are none. */
export function SubmissionCount(): ReactElement | null {
  const { text, number } = useI18n();
  const { data } = useQuery(submissionCountsQuery());
  const n = data === undefined ? 0 : data.waiting + data.failed;
  if (n === 0) return null;
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {number(n)}
      </span>
      <VisuallyHidden>{`, ${text('admin.submissions.toDeliver', { n })}`}</VisuallyHidden>
    </>
  );
}
