import type { ReactElement, ReactNode } from 'react';
import styles from './note.module.css';

/** A line under a control: what the script changed, or how much was typed. Spoken through the page's live region, not from here. */
export function Note({ children }: { readonly children: ReactNode }): ReactElement {
  // Numbers in it are spelled by `Intl`, whose data may differ between server and browser.
  return (
    <p className={styles.note} suppressHydrationWarning>
      {children}
    </p>
  );
}
