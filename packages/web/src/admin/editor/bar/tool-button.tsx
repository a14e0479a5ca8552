import { useId } from 'react';
import { Tip } from './tip.tsx';
import styles from './tool-button.module.css';
import type { ReactElement, ReactNode } from 'react';

export interface ToolButtonProps {
  /** The accessible name, also shown on hover and focus. */
  readonly label: string;
  /** An unavailable button stays focusable (`aria-disabled`). */
  readonly available: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** An icon button. */
export function ToolButton({ label, available, onClick, children }: ToolButtonProps): ReactElement {
  const id = useId();
  return (
    <Tip id={id} text={label}>
      <button
        type="button"
        className={styles.button}
        aria-labelledby={id}
        aria-disabled={!available}
        onClick={available ? onClick : undefined}
      >
        {children}
      </button>
    </Tip>
  );
}
