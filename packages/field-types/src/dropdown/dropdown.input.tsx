import type { ReactElement } from 'react';
import { ChoiceInput } from '../shared/choices/choice.input.tsx';
import type { FieldInputProps } from '../ui-contract.ts';

/**
 * Rendered as radio buttons or checkboxes: a native drop-down list hides its options and cannot be cleared.
 */
export function DropdownInput(props: FieldInputProps): ReactElement {
  return <ChoiceInput {...props} />;
}
