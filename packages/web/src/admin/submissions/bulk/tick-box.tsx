import { useEffect, useRef } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import styles from './bulk-bar.module.css';
import type { Ticked } from './use-ticked.ts';
import type { SubmissionRow } from '../submissions.wire.ts';
import type { ReactElement } from 'react';

interface TickBoxProps {
  readonly submission: SubmissionRow;
  readonly ticked: Ticked;
}

/** Ticks one submission of the list. */
export function TickBox({ submission: { guid, reference }, ticked }: TickBoxProps): ReactElement {
  const { text } = useI18n();
  return (
    <label className={styles.tick}>
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

interface TickAllBoxProps {
  readonly submissions: readonly SubmissionRow[];
  readonly ticked: Ticked;
}

/** Ticks or unticks all listed submissions. */
export function TickAllBox({ submissions, ticked }: TickAllBoxProps): ReactElement {
  const { text } = useI18n();
  const box = useRef<HTMLInputElement>(null);
  const number = ticked.rows.length;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = number > 0 && number < submissions.length;
  }, [number, submissions.length]);
  const guids = submissions.map(({ guid }) => guid);
  return (
    <label className={styles.tick}>
      <input
        ref={box}
        type="checkbox"
        aria-label={text('admin.submissions.tickAll')}
        checked={number > 0 && number === submissions.length}
        onChange={({ currentTarget }) => (currentTarget.checked ? ticked.tick(guids) : ticked.untick(guids))}
      />
    </label>
  );
}
