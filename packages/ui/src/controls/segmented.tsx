import { useId } from 'react';
import { visuallyHidden } from '../display/visually-hidden.tsx';
import styles from './segmented.module.css';
import type { ReactElement } from 'react';

export interface SegmentedProps<Value extends string> {
  readonly legend: string;
  /** False hides the legend from all but screen readers, for choices that explain themselves. */
  readonly isLegendShown?: boolean;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A choice among a few short labels side by side: native radio buttons, all visible. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>): ReactElement {
  const { legend, isLegendShown = true, choices, chosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={isLegendShown ? styles.legend : visuallyHidden}>{legend}</legend>
      <div className={styles.bar}>
        {choices.map(({ value, label }) => (
          <label key={value} className={styles.segment}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
