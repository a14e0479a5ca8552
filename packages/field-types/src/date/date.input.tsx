import type { ReactElement } from 'react';
import { autocompleteToken } from '../shared/text/autocomplete.ts';
import { controlAttributes } from '../shared/controls/control.tsx';
import { DateControl } from '../shared/date-and-time/date-control.tsx';
import { dateInControl } from '../shared/date-and-time/date.ts';
import { inputText } from '../shared/input-text.ts';
import type { FieldInputProps } from '../ui-contract.ts';

/**
 * A text field with a calendar: the browser's own date field uses the browser's format, not the page's
 * (docs/design.md#inputs).
 */
export function DateInput(props: FieldInputProps): ReactElement {
  const { field, initial, locale, announce } = props;
  return (
    <DateControl
      {...controlAttributes(props)}
      defaultValue={dateInControl(inputText(initial), locale.languageTag)}
      locale={locale}
      announce={announce}
      autoComplete={autocompleteToken(field) === 'bday' ? 'bday' : 'off'}
    />
  );
}
