import type { Guid } from '../../../guid.ts';
import type { Form } from '../../form.ts';
import { findField, locate } from '../../layout.ts';
import { addField } from './add-field.ts';

/**
 * Adds a copy of a field with a GUID of its own right after it, alike in every setting. The form itself when there is no such
 * field.
 */
export function duplicateField(form: Form, guid: Guid, copy: Guid): Form {
  const field = findField(form, guid);
  const place = locate(form, guid);
  if (field === undefined || place === undefined) return form;
  return addField(form, { ...field, guid: copy }, { kind: 'at', group: place.group, index: place.index + 1 });
}
