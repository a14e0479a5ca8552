import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './setting.module.css';
import type { ReactElement, ReactNode } from 'react';

/** Attributes that a control takes from its setting. */
export interface SettingControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface SettingProps {
  /** Id of the control; generated when absent. */
  readonly id?: string;
  readonly label: ReactNode;
  readonly className?: string | undefined;
  readonly hint?: ReactNode;
  /** Error message; absent when there is none. */
  readonly error?: string | undefined;
  readonly children: (control: SettingControl) => ReactNode;
}

/**
 * One control of the administration with its label, hint and error message, all associated with the
 * control.
 */
export function Setting(props: SettingProps): ReactElement {
  const { label, className, hint, error, children } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const describedBy = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`];
  return (
    <div className={classNames(styles.setting, className)}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      <SettingError id={`${id}-error`} error={error} />
    </div>
  );
}

/** The error message below its control; always rendered, so that a new message is announced. */
export function SettingError({
  id,
  error,
}: {
  readonly id: string;
  readonly error: string | undefined;
}): ReactElement {
  return (
    <p id={id} role="alert" className={styles.error}>
      {error}
    </p>
  );
}
