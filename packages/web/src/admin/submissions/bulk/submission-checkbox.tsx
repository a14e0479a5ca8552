import { useEffect, useRef } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import styles from './bulk-bar.module.css';
import type { TickedSubmissions } from './use-ticked-submissions.ts';
import type { SubmissionRow } from '../submissions.wire.ts';
import type { ReactElement } from 'react';

interface SubmissionCheckboxProps {
  readonly submission: SubmissionRow;
  readonly ticked: TickedSubmissions;
}

/** Ticks one submission of the list. */
export function SubmissionCheckbox({
  submission: { guid, reference },
  ticked,
}: SubmissionCheckboxProps): ReactElement {
  const { text } = useI18n();
  return (
    <label className={styles.checkbox}>
      <input
        type="checkbox"
        aria-label={text('admin.submissions.tick', { reference })}
        checked={ticked.has(guid)}
        onChange={({ currentTarget }) =>
          currentTarget.checked ? ticked.tick([guid]) : ticked.untick([guid])
        }
      />
    </label>
  );
}

interface AllSubmissionsCheckboxProps {
  readonly submissions: readonly SubmissionRow[];
  readonly ticked: TickedSubmissions;
}

/** Ticks or unticks all listed submissions. */
export function AllSubmissionsCheckbox({ submissions, ticked }: AllSubmissionsCheckboxProps): ReactElement {
  const { text } = useI18n();
  const checkbox = useRef<HTMLInputElement>(null);
  const tickedCount = ticked.rows.length;
  const isPartly = tickedCount > 0 && tickedCount < submissions.length;
  useEffect(() => {
    if (checkbox.current !== null) checkbox.current.indeterminate = isPartly;
  }, [isPartly]);
  const guids = submissions.map(({ guid }) => guid);
  return (
    <label className={styles.checkbox}>
      <input
        ref={checkbox}
        type="checkbox"
        aria-label={text('admin.submissions.tickAll')}
        checked={tickedCount > 0 && tickedCount === submissions.length}
        onChange={({ currentTarget }) => (currentTarget.checked ? ticked.tick(guids) : ticked.untick(guids))}
      />
    </label>
  );
}
