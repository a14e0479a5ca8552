import { Notice } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useTimeLeft } from './minutes-left.ts';
import styles from './closing-notice.module.css';
import type { ReactElement } from 'react';

/** The notice above the buttons that the form closes soon, or has closed. Announced politely at 30 and 10 minutes, assertively at 2. */
export function ClosingNotice({ closesAt }: { readonly closesAt: string }): ReactElement {
  const { text, dateTime } = useI18n();
  const left = useTimeLeft(closesAt);
  const isUrgent = left === 2 || left === 'closed';
  const words =
    left === 'closed'
      ? text('closedWhileFilling')
      : left !== null && text('closesIn', { at: dateTime(closesAt), n: left });
  const notice = words !== false && (
    <Notice kind={isUrgent ? 'danger' : 'info'} className={styles.notice}>
      {words}
    </Notice>
  );
  return (
    <>
      <div role="status">{isUrgent ? null : notice}</div>
      <div role="alert">{isUrgent ? notice : null}</div>
    </>
  );
}
