import type { ReactElement, ReactNode } from 'react';
import styles from './clear-button.module.css';

/** The class of what stands around a clear button and its controls. */
export const clearable = styles.clearable;

/** Takes a choice back; seen only beside a checked control of its `clearable`, and only where a script can run. */
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
