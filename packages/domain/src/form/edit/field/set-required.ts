import type { Guid } from '../../../guid.ts';
import type { Form } from '../../form.ts';
import { changeField } from '../layout/entries.ts';

/** Whether a field must be answered. */
export type Necessity = 'required' | 'optional';

/**
 * Makes a field required or optional (specification §5, Submission). Returns the form itself when nothing
 * changes or the field does not exist.
 */
export function setRequired(form: Form, guid: Guid, necessity: Necessity): Form {
  const required = necessity === 'required';
  return changeField(form, guid, (field) => (field.required === required ? field : { ...field, required }));
}
