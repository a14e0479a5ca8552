import type { ReactElement, ReactNode } from 'react';
import styles from './note.module.css';

/**
 * A line under a control with a correction or a character count. Announced through the page's live region,
 * not from here.
 */
export function Note({ children }: { readonly children: ReactNode }): ReactElement {
  // `Intl` formats the numbers, and its data may differ between server and browser.
  return (
    <p className={styles.note} suppressHydrationWarning>
      {children}
    </p>
  );
}
