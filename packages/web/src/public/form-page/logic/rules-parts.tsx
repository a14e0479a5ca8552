import { ComputedField } from '../../../shared/form-fields/computed-field.tsx';
import { useForm } from '../use-form.ts';
import { useAskedForm } from './use-asked-form.ts';
import type { RulesModule } from './rules-module.ts';
import type { ComputedFieldProps } from '../../../shared/form-fields/computed-field-context.ts';
import type { ReactElement } from 'react';

/** The parts of the page of a form whose rules depend on answers. */
export const rulesParts: RulesModule = { useAskedForm, ComputedField: ComputedFieldOfForm };

function ComputedFieldOfForm(props: ComputedFieldProps): ReactElement {
  const answer = useForm(({ computed }) => computed[props.field.guid] ?? null);
  return <ComputedField {...props} answer={answer} />;
}
