import { ChevronDownIcon } from '../icons/icons-shell.tsx';
import { classNames } from '../class-names.ts';
import input from './text-input.module.css';
import styles from './select.module.css';
import type { ReactElement, Ref, SelectHTMLAttributes } from 'react';

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly ref?: Ref<HTMLSelectElement>;
}

/** A native select styled as a text input; the caller renders label and hint. */
export function Select({ className, children, ...rest }: SelectProps): ReactElement {
  return (
    <div className={classNames(styles.select, className)}>
      <select {...rest} className={classNames(input.input, styles.control)}>
        {children}
      </select>
      <ChevronDownIcon className={styles.arrow} />
    </div>
  );
}
