import type { ReactElement } from 'react';
import { ChoiceInput } from '../shared/choice.input.tsx';
import type { FieldInputProps } from '../ui-contract.ts';

/** Drawn as radio buttons or checkboxes: a native drop-down list hides its options and can't be cleared. */
export function DropdownInput(props: FieldInputProps): ReactElement {
  return <ChoiceInput {...props} />;
}
