import { useId } from 'react';
import styles from './switch.module.css';
import type { ReactElement, ReactNode, Ref } from 'react';

/** The states of a switch. */
export type SwitchState = 'on' | 'off';

export interface SwitchProps {
  readonly label: ReactNode;
  /** Shown under the label and announced with it. */
  readonly hint?: string | undefined;
  readonly state: SwitchState;
  /**
   * Why it cannot be changed now, shown instead of the hint; absent when it can be changed. The switch
   * stays focusable, so that the reason can be found.
   */
  readonly unavailable?: string | undefined;
  readonly onChange: (state: SwitchState) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * An on/off setting: the label on the left; the knob's position shows the state as well as its colour
 * (docs/design.md#switches).
 */
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
