import { findGroup } from '@form-portal/domain';
import type { Form, Guid } from '@form-portal/domain';
import type { TextId } from '@form-portal/domain/edit';

/** The text that is the title of an element; null: of the form. */
export function titleIdOf(form: Form, guid: Guid | null): TextId {
  if (guid === null) return { of: 'form', part: 'name' };
  if (findGroup(form, guid) !== undefined) return { of: 'group', guid, part: 'name' };
  return { of: 'field', guid, part: 'label' };
}
