import type { Guid } from '../../../guid.ts';
import type { Form } from '../../form.ts';
import { findField } from '../../layout.ts';
import { takeOut } from './entries.ts';

/**
 * Deletes a field from the layout, its group and the fields (specification §4, Form editor). The form itself when there is
 * none.
 */
export function deleteField(form: Form, guid: Guid): Form {
  if (findField(form, guid) === undefined) return form;
  return { ...takeOut(form, guid), fields: form.fields.filter((field) => field.guid !== guid) };
}
