import type { Guid } from '../../../guid.ts';
import type { FieldWidth, Form } from '../../form.ts';
import { changeField } from '../layout/entries.ts';

/**
 * Makes a field Short or Long (specification §2, Form editor). The form itself when it is so already, or there is no such
 * field.
 */
export function setWidth(form: Form, guid: Guid, width: FieldWidth): Form {
  return changeField(form, guid, (field) => (field.width === width ? field : { ...field, width }));
}
