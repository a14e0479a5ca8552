import type { Guid } from '../../../guid.ts';
import type { Form } from '../../form.ts';
import { findField } from '../../layout.ts';
import { takeOut } from './entries.ts';

/**
 * Deletes a field from the form, its layout and its group (specification §4, Form editor). Returns the form
 * itself when the field does not exist.
 */
export function deleteField(form: Form, guid: Guid): Form {
  if (findField(form, guid) === undefined) return form;
  return { ...takeOut(form, guid), fields: form.fields.filter((field) => field.guid !== guid) };
}
