import { CircleAlertIcon } from '@form-portal/ui';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { goTo } from './go-to.ts';
import styles from './error-summary.module.css';
import type { SummaryEntry } from './summary-entry.ts';
import type { ReactElement } from 'react';

/** Id of the summary's heading, which takes the focus. */
export const summaryHeadingId = 'error-summary';

export interface ErrorSummaryProps {
  readonly entries: readonly SummaryEntry[];
}

/** Everything to correct, as links to the controls (docs/design.md#validation-and-sending). Without script the browser brings the focus here. */
export function ErrorSummary({ entries }: ErrorSummaryProps): ReactElement {
  const { text } = useI18n();
  return (
    <div className={styles.summary} role="group" aria-labelledby={summaryHeadingId}>
      <h2 id={summaryHeadingId} tabIndex={-1} className={styles.heading}>
        <CircleAlertIcon size={24} />
        <span>{text('errorSummary', { n: entries.length })}</span>
      </h2>
      <ul>
        {entries.map(({ target, words }) => (
          <li key={`${target ?? ''} ${words}`}>
            {target === null ? (
              words
            ) : (
              <a href={`#${target}`} onClick={(event) => goTo(event, target)}>
                {words}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
