import { classNames } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import styles from './answer-line.module.css';
import type { ReactElement, ReactNode } from 'react';

/** Class of the `dl` around {@link AnswerLine}s. */
export const answerList = styles.answers;

export interface AnswerLineProps {
  readonly question: ReactNode;
  /** Empty: the question was not answered. */
  readonly answer: string;
  readonly action?: ReactNode;
}

/** A question with its answer, and what can be done about it. */
export function AnswerLine({ question, answer, action = false }: AnswerLineProps): ReactElement {
  const { text } = useI18n();
  return (
    <div className={styles.line}>
      <dt>{question}</dt>
      <dd className={classNames(styles.answer, answer === '' && styles.none)}>
        {answer || text('notAnswered')}
      </dd>
      {action !== false && <dd className={styles.action}>{action}</dd>}
    </div>
  );
}
