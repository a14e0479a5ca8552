import { useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './setting.module.css';
import type { ReactElement, ReactNode } from 'react';

/** What a control takes over from the setting around it. */
export interface SettingControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface SettingProps {
  /** Of the control; absent: one of its own. */
  readonly id?: string;
  readonly label: ReactNode;
  readonly className?: string | undefined;
  readonly hint?: ReactNode;
  /** What is wrong with it; absent: nothing. */
  readonly error?: string | undefined;
  readonly children: (control: SettingControl) => ReactNode;
}

/** One control of the administration: label, hint, control, and what is wrong with it, all read with the control. */
export function Setting({ id: wanted, label, className, hint, error, children }: SettingProps): ReactElement {
  const own = useId();
  const id = wanted ?? own;
  const described = [hint === undefined ? [] : `${id}-hint`, error === undefined ? [] : `${id}-error`].flat();
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
        'aria-describedby': described.length === 0 ? undefined : described.join(' '),
        'aria-invalid': error === undefined ? undefined : true,
      })}
      <SettingError id={`${id}-error`} error={error} />
    </div>
  );
}

/** What is wrong, below its control; always there, so that it is spoken when it comes. */
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
