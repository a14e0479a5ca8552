import type { ReactElement } from 'react';
import { TextLineInput } from '../shared/text/text-line.input.tsx';
import type { FieldInputProps } from '../ui-contract.ts';
import { formatNameOf } from './text-settings.ts';

/** One line of text, in the field's format when it has one. */
export function TextFieldInput(props: FieldInputProps): ReactElement {
  return <TextLineInput {...props} format={formatNameOf(props.field)} />;
}
