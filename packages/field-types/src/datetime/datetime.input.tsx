import { useRef } from 'react';
import type { ReactElement } from 'react';
import { controlAttributes, useControlState, writeControl } from '../shared/controls/control.tsx';
import partLabel from '../shared/controls/part-label.module.css';
import { DateControl } from '../shared/date-and-time/date-control.tsx';
import { splitDateTime } from '../shared/date-and-time/date-time.ts';
import { dateInControl, readDate } from '../shared/date-and-time/date.ts';
import { inputText } from '../shared/input-text.ts';
import { TimeControl } from '../shared/date-and-time/time-control.tsx';
import { readTime, timeInControl } from '../shared/date-and-time/time.ts';
import type { FieldInputProps } from '../ui-contract.ts';
import styles from './datetime.module.css';

/**
 * A date and a time control side by side, each with its own name; a complete date-time pasted into the date
 * is split between both.
 */
export function DatetimeInput(props: FieldInputProps): ReactElement {
  const { id, name, initial, invalid, locale, announce } = props;
  const initialParts = splitDateTime(inputText(initial));
  const pair = useRef<HTMLDivElement>(null);
  const time = useRef<HTMLInputElement>(null);
  const readable = useControlState(
    pair,
    (element) => readablePart(...[...element.querySelectorAll('input')].map(({ value }) => value)),
    readablePart(initialParts.date, initialParts.time),
  );
  const attributesOf = (part: 'date' | 'time') =>
    controlAttributes({ ...props, invalid: invalid && readable !== part });

  function split(control: HTMLInputElement): void {
    const parts = splitDateTime(control.value);
    if (time.current === null || parts.date === '' || readTime(parts.time) === undefined) return;
    writeControl(time.current, parts.time);
    writeControl(control, parts.date);
  }

  return (
    <div ref={pair} className={styles.pair}>
      <div className={styles.date}>
        <label className={partLabel.label} htmlFor={id}>
          {locale.text('fieldType.datetime.date')}
        </label>
        <DateControl
          {...attributesOf('date')}
          defaultValue={dateInControl(initialParts.date, locale.languageTag)}
          locale={locale}
          announce={announce}
          beforeRead={split}
        />
      </div>
      <div className={styles.time}>
        <label className={partLabel.label} htmlFor={`${id}-time`}>
          {locale.text('fieldType.datetime.time')}
        </label>
        <TimeControl
          {...attributesOf('time')}
          ref={time}
          id={`${id}-time`}
          name={`${name}.time`}
          defaultValue={timeInControl(initialParts.time, locale.languageTag)}
          languageTag={locale.languageTag}
        />
      </div>
    </div>
  );
}

/** The part of a refused answer that need not be corrected; empty when each is readable, or neither is. */
function readablePart(date = '', time = ''): 'date' | 'time' | '' {
  const isDate = readDate(date).kind === 'date';
  if (isDate === (readTime(time) !== undefined)) return '';
  return isDate ? 'date' : 'time';
}
