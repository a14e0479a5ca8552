import { useId } from 'react';
import styles from './switch.module.css';
import type { ReactElement, Ref } from 'react';

/** The two places of a switch. */
export type SwitchState = 'on' | 'off';

export interface SwitchProps {
  readonly label: string;
  /** Stands under the label and is read with it. */
  readonly hint?: string | undefined;
  readonly state: SwitchState;
  /** Why it cannot be changed now, instead of the hint; absent: it can be changed. It stays focusable, so that the reason is found. */
  readonly unavailable?: string | undefined;
  readonly onChange: (state: SwitchState) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A setting that is on or off: the label to the left, the place of the knob tells the state too (docs/design.md#switches). */
export function Switch({ label, hint, state, unavailable, onChange, ref }: SwitchProps): ReactElement {
  const id = useId();
  const note = unavailable ?? hint;
  return (
    <div className={styles.row}>
      <div>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {note !== undefined && (
          <p id={`${id}-hint`} className={styles.hint}>
            {note}
          </p>
        )}
      </div>
      <input
        ref={ref}
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={state === 'on'}
        aria-describedby={note === undefined ? undefined : `${id}-hint`}
        aria-disabled={unavailable === undefined ? undefined : true}
        onChange={(event) => {
          if (unavailable === undefined) onChange(event.currentTarget.checked ? 'on' : 'off');
        }}
      />
    </div>
  );
}
