import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';
import type { ReactElement } from 'react';

export interface SkeletonProps {
  readonly rows?: number;
  /** Whether a wider bar takes the place of the title. */
  readonly title?: 'shown' | 'left-out';
}

/**
 * A placeholder for loading content, shown after 250 ms so that a fast response shows nothing; the caller
 * adds the text "Loading".
 */
export function Skeleton({ rows = 3, title = 'shown' }: SkeletonProps): ReactElement {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {title === 'shown' && <div className={classNames(styles.bar, styles.title)} />}
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.bar} />
      ))}
    </div>
  );
}
