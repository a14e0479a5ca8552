import type { ReactElement } from 'react';
import type { FieldInputProps } from '../ui-contract.ts';
import styles from './uninitialized.module.css';

/** A box in place of the control of a type that this version does not know (specification §8). */
export function UninitializedInput({ id, locale }: FieldInputProps): ReactElement {
  return (
    <p id={id} className={styles.box}>
      {locale.text('fieldType.uninitialized.label')}
    </p>
  );
}
