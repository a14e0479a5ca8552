import type { Guid, NewGuid } from '../../../guid.ts';
import type { Form } from '../../form.ts';
import { findField, findGroup, locate } from '../../layout.ts';
import { addField } from './add-field.ts';
import { addGroup } from './add-group.ts';

/**
 * Adds a copy of a group and of all its fields right after it; the copy has the GUID `copy`, its fields have fresh ones. The form
 * itself when there is no such group.
 */
export function duplicateGroup(form: Form, guid: Guid, copy: Guid, newGuid: NewGuid): Form {
  const group = findGroup(form, guid);
  const place = locate(form, guid);
  if (group === undefined || place === undefined) return form;
  return group.fields
    .flatMap((one) => findField(form, one) ?? [])
    .reduce(
      (copied, field, index) =>
        addField(copied, { ...field, guid: newGuid() }, { kind: 'at', group: copy, index }),
      addGroup(form, { guid: copy, name: group.name }, place.index + 1),
    );
}
