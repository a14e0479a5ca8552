import { useEffect, useRef, useState } from 'react';
import styles from './tip.module.css';
import type { ReactElement, ReactNode } from 'react';

export interface TipProps {
  /** Id of the text, for `aria-labelledby` or `aria-describedby` of the control. */
  readonly id: string;
  readonly text: string;
  /** The control. */
  readonly children: ReactNode;
}

/** A text that is shown while its control has the focus or the pointer is on either; Esc hides it (WCAG 1.4.13). */
export function Tip({ id, text, children }: TipProps): ReactElement {
  const frame = useRef<HTMLSpanElement>(null);
  const [isHidden, setHidden] = useState(false);

  useEffect(() => {
    // The pointer may rest on the control while the focus is elsewhere.
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && frame.current?.matches(':hover, :focus-within') === true) setHidden(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <span
      ref={frame}
      className={styles.frame}
      onPointerEnter={() => setHidden(false)}
      onFocus={() => setHidden(false)}
    >
      {children}
      <span id={id} className={styles.text} data-hidden={isHidden}>
        {text}
      </span>
    </span>
  );
}
