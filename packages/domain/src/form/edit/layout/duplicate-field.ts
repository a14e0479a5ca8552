import type { Guid } from '../../../guid.ts';
import { renameInRules } from '../../../logic/rules/rename-references.ts';
import type { Form } from '../../form.ts';
import { findField, locate } from '../../layout.ts';
import { addField } from './add-field.ts';

/**
 * Adds a copy of a field directly after it, with the GUID `copy` and the same settings and rules; a rule
 * that refers to the field itself refers to the copy. Returns the form itself when the field does not exist.
 */
export function duplicateField(form: Form, guid: Guid, copy: Guid): Form {
  const field = findField(form, guid);
  const position = locate(form, guid);
  if (field === undefined || position === undefined) return form;
  const copied = renameInRules({ ...field, guid: copy }, (one) => (one === guid ? copy : one));
  return addField(form, copied, { kind: 'at', group: position.group, index: position.index + 1 });
}
