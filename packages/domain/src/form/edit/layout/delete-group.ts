import type { Guid } from '../../../guid.ts';
import type { Form } from '../../form.ts';
import { findGroup } from '../../layout.ts';
import { takeOut } from './entries.ts';

/**
 * Deletes a group, its layout entry and all its fields (specification §4, Form editor). Returns the form
 * itself when the group does not exist.
 */
export function deleteGroup(form: Form, guid: Guid): Form {
  const group = findGroup(form, guid);
  if (group === undefined) return form;
  const fields = new Set(group.fields);
  return {
    ...takeOut(form, guid),
    groups: form.groups.filter((one) => one.guid !== guid),
    fields: form.fields.filter((field) => !fields.has(field.guid)),
  };
}
