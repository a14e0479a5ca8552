import type { Guid } from '../../../guid.ts';
import type { FieldWidth, Form } from '../../form.ts';
import { changeField } from '../layout/entries.ts';

/**
 * Sets a field's width to Short or Long (specification §2, Form editor). Returns the form itself when
 * nothing changes or the field does not exist.
 */
export function setWidth(form: Form, guid: Guid, width: FieldWidth): Form {
  return changeField(form, guid, (field) => (field.width === width ? field : { ...field, width }));
}
