import type { Guid } from '../../../guid.ts';
import type { Form } from '../../form.ts';
import { changeField } from '../layout/entries.ts';

/** Whether a field must be answered. */
export type Necessity = 'required' | 'optional';

/**
 * Makes a field required or optional (specification §5, Submission). The form itself when it is so already, or there is no
 * such field.
 */
export function setRequired(form: Form, guid: Guid, necessity: Necessity): Form {
  const required = necessity === 'required';
  return changeField(form, guid, (field) => (field.required === required ? field : { ...field, required }));
}
