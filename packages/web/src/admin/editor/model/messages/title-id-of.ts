import { findGroup } from '@form-portal/domain';
import { findPage } from '@form-portal/domain/edit';
import type { TextId } from '@form-portal/domain/edit';
import type { Form, Guid } from '@form-portal/domain';

/** The title of an element. */
export type TitleId = Extract<TextId, { readonly of: 'form' | 'page' | 'group' | 'field' }>;

/** The text that is the title of an element; null: of the form. */
export function titleIdOf(form: Form, guid: Guid | null): TitleId {
  if (guid === null) return { of: 'form', part: 'name' };
  if (findGroup(form, guid) !== undefined) return { of: 'group', guid, part: 'name' };
  if (findPage(form, guid) !== undefined) return { of: 'page', guid, part: 'name' };
  return { of: 'field', guid, part: 'label' };
}
