import type { ReactElement } from 'react';
import { controlAttributes } from '../shared/controls/control.tsx';
import { inputText } from '../shared/input-text.ts';
import { TimeControl } from '../shared/date-and-time/time-control.tsx';
import { timeInControl } from '../shared/date-and-time/time.ts';
import type { FieldInputProps } from '../ui-contract.ts';

/** A text field for a time of day. */
export function TimeInput(props: FieldInputProps): ReactElement {
  const { initial, locale } = props;
  return (
    <TimeControl
      {...controlAttributes(props)}
      defaultValue={timeInControl(inputText(initial), locale.languageTag)}
      languageTag={locale.languageTag}
    />
  );
}
