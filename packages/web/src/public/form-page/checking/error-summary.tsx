import { CircleAlertIcon } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { goTo } from '../layout/go-to.ts';
import styles from './error-summary.module.css';
import type { SummaryEntry } from './summary-entry.ts';
import type { ReactElement } from 'react';

/** Id of the summary's heading, which gets the focus. */
export const summaryHeadingId = 'error-summary';

export interface ErrorSummaryProps {
  readonly entries: readonly SummaryEntry[];
  /** Whether the answers are on this page. */
  readonly hasAnswers: boolean;
}

/**
 * Everything to correct, as links to the controls (docs/design.md#validation-and-sending), or why the form could not be sent when nothing
 * on the page corrects it. Without script the browser brings the focus here.
 */
export function ErrorSummary({ entries, hasAnswers }: ErrorSummaryProps): ReactElement {
  const { text } = useI18n();
  const isCorrectable = entries.some(({ target }) => target !== null);
  const notSent = hasAnswers ? text('errorSendingForm') : text('error');
  return (
    <div className={styles.summary} role="group" aria-labelledby={summaryHeadingId}>
      <h2 id={summaryHeadingId} tabIndex={-1} className={styles.heading}>
        <CircleAlertIcon size={24} />
        <span>{isCorrectable ? text('errorSummary', { n: entries.length }) : notSent}</span>
      </h2>
      <ul>
        {entries.map(({ target, message }) => (
          <li key={`${target ?? ''} ${message}`}>
            {target === null ? (
              message
            ) : (
              <a href={`#${target}`} onClick={(event) => goTo(event, target)}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
