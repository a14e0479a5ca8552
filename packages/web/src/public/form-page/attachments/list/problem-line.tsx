import { problemText } from '@form-portal/domain';
import { CircleAlertIcon } from '@form-portal/ui';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import styles from './problem-line.module.css';
import type { Problem } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** A problem of all attachments together. */
export function ProblemLine({ problem }: { readonly problem: Problem }): ReactElement {
  const { text } = useI18n();
  return (
    <p className={styles.line}>
      <CircleAlertIcon />
      <span>{problemText(problem, text)}</span>
    </p>
  );
}
