import { classNames } from '../class-names.ts';
import styles from './progress.module.css';
import type { ReactElement } from 'react';

/** Indicates activity; the adjacent text says what is in progress. */
export function Spinner(): ReactElement {
  return (
    <svg
      className={styles.spinner}
      width="3rem"
      height="3rem"
      viewBox="0 0 48 48"
      fill="none"
      aria-hidden="true"
    >
      <circle className={styles.track} cx="24" cy="24" r="21" strokeWidth="5" />
      <path d="M24 3a21 21 0 0 1 18.5 31" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}

export interface ProgressBarProps {
  /** Between 0 and 1; absent when indeterminate. */
  readonly value?: number;
  readonly label: string;
  readonly className?: string;
}

/** A bar that fills up as something progresses. */
export function ProgressBar({ value, label, className }: ProgressBarProps): ReactElement {
  return (
    <progress value={value} max={1} aria-label={label} className={classNames(styles.progress, className)} />
  );
}
