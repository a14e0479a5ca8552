import { useId } from 'react';
import styles from './checkbox.module.css';
import type { ReactElement } from 'react';

export interface CheckboxProps {
  readonly label: string;
  readonly state: 'checked' | 'unchecked';
  /**
   * Why it cannot be changed now; absent when it can. The checkbox stays focusable, so that the reason can
   * be found.
   */
  readonly unavailable?: string | undefined;
  readonly onChange: (state: 'checked' | 'unchecked') => void;
}

/** A native checkbox with its label to the right; the whole row is clickable. */
export function Checkbox({ label, state, unavailable, onChange }: CheckboxProps): ReactElement {
  const id = useId();
  return (
    <div className={styles.row}>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        checked={state === 'checked'}
        aria-disabled={unavailable === undefined ? undefined : true}
        aria-describedby={unavailable === undefined ? undefined : `${id}-why`}
        onChange={(event) => {
          if (unavailable === undefined) onChange(event.currentTarget.checked ? 'checked' : 'unchecked');
        }}
      />
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {unavailable !== undefined && (
          <p id={`${id}-why`} className={styles.why}>
            {unavailable}
          </p>
        )}
      </div>
    </div>
  );
}
