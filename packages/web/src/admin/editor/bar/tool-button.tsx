import { useId, useState } from 'react';
import styles from './tool-button.module.css';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';

export interface ToolButtonProps {
  /** The accessible name, also shown on hover and focus. */
  readonly label: string;
  /** An unavailable button stays focusable (`aria-disabled`). */
  readonly available: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** An icon button; Esc hides its label (WCAG 1.4.13). */
export function ToolButton({ label, available, onClick, children }: ToolButtonProps): ReactElement {
  const id = useId();
  const [hidden, setHidden] = useState(false);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') setHidden(true);
  }
  return (
    <span className={styles.frame} onPointerEnter={() => setHidden(false)}>
      <button
        type="button"
        className={styles.button}
        aria-labelledby={id}
        aria-disabled={!available}
        onKeyDown={onKeyDown}
        onFocus={() => setHidden(false)}
        onClick={available ? onClick : undefined}
      >
        {children}
      </button>
      <span id={id} className={styles.label} data-hidden={hidden}>
        {label}
      </span>
    </span>
  );
}
