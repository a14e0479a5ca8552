import type { ReactElement, ReactNode } from 'react';
import styles from './clear-button.module.css';

/** Takes a choice back; seen only beside a checked control, and only where a script can run. */
export function ClearButton({
  onClick,
  children,
}: {
  readonly onClick: () => void;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <button type="button" className={styles.clear} onClick={onClick}>
      {children}
    </button>
  );
}
