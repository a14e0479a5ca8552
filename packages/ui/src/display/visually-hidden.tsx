import styles from './visually-hidden.module.css';
import type { ReactElement, ReactNode } from 'react';

/** Class of content that is announced but not visible. */
export const visuallyHidden = styles.hidden;

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }): ReactElement {
  return <span className={visuallyHidden}>{children}</span>;
}
