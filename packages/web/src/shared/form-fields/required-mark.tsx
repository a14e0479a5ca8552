import styles from './required-mark.module.css';
import type { ReactElement } from 'react';

/** The `*` of a required field; its control or group tells screen readers. */
export function RequiredMark(): ReactElement {
  return (
    <span className={styles.mark} aria-hidden="true">
      *
    </span>
  );
}

/** A sentence about the mark, with every `*` in it replaced by the mark. */
export function AboutRequiredMark({ sentence }: { readonly sentence: string }): ReactElement {
  const [before = '', ...rest] = sentence.split('*');
  return (
    <>
      {before}
      {rest.map((part, index) => (
        <span key={index}>
          <span className={styles.star}>*</span>
          {part}
        </span>
      ))}
    </>
  );
}
