import type { ReactElement } from 'react';
import { ChoiceInput } from '../shared/choices/choice.input.tsx';
import type { FieldInputProps } from '../ui-contract.ts';

/** The same control as for dropdowns. */
export function SelectInput(props: FieldInputProps): ReactElement {
  return <ChoiceInput {...props} />;
}
