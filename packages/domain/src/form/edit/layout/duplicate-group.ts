import type { Guid, NewGuid } from '../../../guid.ts';
import { renameInRules } from '../../../logic/rules/rename-references.ts';
import type { Form } from '../../form.ts';
import { findField, findGroup, locate } from '../../layout.ts';
import { addField } from './add-field.ts';
import { addGroup } from './add-group.ts';

/**
 * Adds a copy of a group and its fields directly after it; the copy has the GUID `copy`, its fields have fresh ones.
 * Rules of the copies that refer to the group or its fields refer to the copies. Returns the form itself when the group
 * does not exist.
 */
export function duplicateGroup(form: Form, guid: Guid, copy: Guid, newGuid: NewGuid): Form {
  const group = findGroup(form, guid);
  const position = locate(form, guid);
  if (group === undefined || position === undefined) return form;
  const fields = group.fields.flatMap((one) => findField(form, one) ?? []);
  const copies = new Map([[guid, copy], ...fields.map((field) => [field.guid, newGuid()] as const)]);
  const rename = (one: Guid): Guid => copies.get(one) ?? one;
  return fields.reduce(
    (copied, field, index) =>
      addField(copied, renameInRules({ ...field, guid: rename(field.guid) }, rename), {
        kind: 'at',
        group: copy,
        index,
      }),
    addGroup(form, renameInRules({ ...group, guid: copy }, rename), { index: position.index + 1 }),
  );
}
