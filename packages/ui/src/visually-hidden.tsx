import styles from './visually-hidden.module.css';
import type { ReactElement, ReactNode } from 'react';

/** The class of something that is spoken but not seen. */
export const visuallyHidden = styles.hidden;

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }): ReactElement {
  return <span className={visuallyHidden}>{children}</span>;
}
