import type { ReactElement } from 'react';
import { controlAttributes } from '../shared/control.tsx';
import { TimeControl } from '../shared/time-control.tsx';
import type { FieldInputProps } from '../ui-contract.ts';
import { time } from './time.ts';

/** A text field for a time of day. */
export function TimeInput(props: FieldInputProps): ReactElement {
  const { field, initial, locale } = props;
  return (
    <TimeControl
      {...controlAttributes(props)}
      defaultValue={time.controlValue(field, initial, '', locale)}
      languageTag={locale.languageTag}
    />
  );
}
