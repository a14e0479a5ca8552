import type { ReactElement } from 'react';
import { TextInput } from '@form-portal/ui';
import { controlAttributes } from '../shared/control.tsx';
import { numberKeyboard, useNumberControl } from '../shared/number-control.tsx';
import type { FieldInputProps } from '../ui-contract.ts';
import { number, numberKind, numberRange } from './number.ts';

/**
 * A number in a text field: the mouse wheel does not change it, and dictation, commas and spaces work
 * (docs/design.md#inputs).
 */
export function NumberInput(props: FieldInputProps): ReactElement {
  const { field, initial, locale } = props;
  const range = numberRange(field);
  const { handlers, note } = useNumberControl(props, range);
  return (
    <>
      <TextInput
        {...controlAttributes(props)}
        {...handlers}
        defaultValue={number.controlValue(field, initial, '', locale)}
        inputMode={numberKeyboard(range, numberKind(field))}
        autoComplete="off"
      />
      {note}
    </>
  );
}
