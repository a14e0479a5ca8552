import { formControlNames, pageTurnToWire } from '@form-portal/domain';
import { CircleAlertIcon } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { isForBrowser } from '../layout/go-to.ts';
import { useForm, useFormStore } from '../use-form.ts';
import { showControl } from './show-control.ts';
import styles from './error-summary.module.css';
import type { SummaryEntry } from './summary-entry.ts';
import type { MouseEvent, ReactElement } from 'react';

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
  const notSentText = hasAnswers ? text('errorSendingForm') : text('error');
  return (
    <div className={styles.summary} role="group" aria-labelledby={summaryHeadingId}>
      <h2 id={summaryHeadingId} tabIndex={-1} className={styles.heading}>
        <CircleAlertIcon size={24} />
        <span>{isCorrectable ? text('errorSummary', { n: entries.length }) : notSentText}</span>
      </h2>
      <ul>
        {entries.map((entry) => (
          <li key={`${entry.target ?? ''} ${entry.message}`}>
            <Entry {...entry} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Without script only a button can open another page and take the answers along. */
function Entry({ target, page, message }: SummaryEntry): ReactElement {
  const store = useFormStore();
  const current = useForm(({ progress }) => progress?.page ?? null);
  if (target === null) return <>{message}</>;
  function follow(event: MouseEvent): void {
    if (target === null || isForBrowser(event)) return;
    event.preventDefault();
    showControl(store, target);
  }
  if (page === current || page === null)
    return (
      <a href={`#${target}`} onClick={follow}>
        {message}
      </a>
    );
  return (
    <button
      type="submit"
      name={formControlNames.go}
      value={pageTurnToWire({ page })}
      className={styles.link}
      onClick={follow}
    >
      {message}
    </button>
  );
}
