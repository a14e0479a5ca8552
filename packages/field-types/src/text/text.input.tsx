import type { ReactElement } from 'react';
import { TextLineInput } from '../shared/text/text-line.input.tsx';
import type { FieldInputProps } from '../ui-contract.ts';
import { formatNameOf } from './text-format-setting.ts';

/** One line of text, in the field's format when it has one. */
export function TextFieldInput(props: FieldInputProps): ReactElement {
  return <TextLineInput {...props} format={formatNameOf(props.field)} />;
}
