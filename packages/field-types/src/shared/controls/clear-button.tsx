import type { ReactElement, ReactNode } from 'react';
import styles from './clear-button.module.css';

/** Class of the element around a clear button and its controls. */
export const clearable = styles.clearable;

/**
 * Clears a choice; visible only beside a checked control inside its `clearable`, and only when scripts run.
 */
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
