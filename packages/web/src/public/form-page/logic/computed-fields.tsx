import { ComputedField } from '../../../shared/form-fields/computed-field.tsx';
import { useForm } from '../use-form.ts';
import type {
  ComputedFieldProps,
  ComputedFields,
} from '../../../shared/form-fields/computed-field-context.ts';
import type { ReactElement } from 'react';

/** How the page of a form shows its computed fields. */
export const computedFields: ComputedFields = { ComputedField: ComputedFieldOfForm };

function ComputedFieldOfForm(props: ComputedFieldProps): ReactElement | null {
  const { field } = props;
  const answer = useForm(({ computed }) => computed[field.guid] ?? null);
  return field.shown === false ? null : <ComputedField {...props} answer={answer} />;
}
