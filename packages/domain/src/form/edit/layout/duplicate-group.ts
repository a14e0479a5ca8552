import type { Guid, NewGuid } from '../../../guid.ts';
import type { Form } from '../../form.ts';
import { findField, findGroup, locate } from '../../layout.ts';
import { addField } from './add-field.ts';
import { addGroup } from './add-group.ts';

/**
 * Adds a copy of a group and its fields directly after it; the copy has the GUID `copy`, its fields have
 * fresh ones. Returns the form itself when the group does not exist.
 */
export function duplicateGroup(form: Form, guid: Guid, copy: Guid, newGuid: NewGuid): Form {
  const group = findGroup(form, guid);
  const position = locate(form, guid);
  if (group === undefined || position === undefined) return form;
  return group.fields
    .flatMap((one) => findField(form, one) ?? [])
    .reduce(
      (copied, field, index) =>
        addField(copied, { ...field, guid: newGuid() }, { kind: 'at', group: copy, index }),
      addGroup(form, { ...group, guid: copy }, position.index + 1),
    );
}
