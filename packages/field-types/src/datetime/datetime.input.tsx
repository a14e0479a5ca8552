import { useRef } from 'react';
import type { ReactElement } from 'react';
import { controlAttributes, writeControl } from '../shared/control.tsx';
import { DateControl } from '../shared/date-control.tsx';
import { splitDateTime } from '../shared/date-time.ts';
import { TimeControl } from '../shared/time-control.tsx';
import { readTime } from '../shared/time.ts';
import type { FieldInputProps } from '../ui-contract.ts';
import styles from './datetime.module.css';
import { datetime } from './datetime.ts';

/**
 * A date and a time control side by side, each with its own name; a complete date-time pasted into the date
 * is split between both.
 */
export function DatetimeInput(props: FieldInputProps): ReactElement {
  const { field, id, name, initial, locale, announce } = props;
  const time = useRef<HTMLInputElement>(null);
  const attributes = controlAttributes(props);

  function split(control: HTMLInputElement): void {
    const parts = splitDateTime(control.value);
    if (time.current === null || parts.date === '' || readTime(parts.time) === undefined) return;
    writeControl(time.current, parts.time);
    writeControl(control, parts.date);
  }

  return (
    <div className={styles.pair}>
      <div className={styles.date}>
        <label className={styles.label} htmlFor={id}>
          {locale.text('fieldType.datetime.date')}
        </label>
        <DateControl
          {...attributes}
          defaultValue={datetime.controlValue(field, initial, '', locale)}
          locale={locale}
          announce={announce}
          beforeRead={split}
        />
      </div>
      <div className={styles.time}>
        <label className={styles.label} htmlFor={`${id}-time`}>
          {locale.text('fieldType.datetime.time')}
        </label>
        <TimeControl
          {...attributes}
          ref={time}
          id={`${id}-time`}
          name={`${name}.time`}
          defaultValue={datetime.controlValue(field, initial, 'time', locale)}
          languageTag={locale.languageTag}
        />
      </div>
    </div>
  );
}
