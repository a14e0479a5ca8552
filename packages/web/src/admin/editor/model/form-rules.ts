import { sameForm, type Form } from '@form-portal/domain';
import type { ChangeRules } from '../../unsaved-changes/unsaved-changes.ts';

/** Unsaved changes of a form. A person decides conflicts (specification D24). */
export const formRules: ChangeRules<Form> = { isSame: sameForm, rebase: asSaved };

/** A form's content under the GUID and revision of the stored one; before the first save they belong to the content. */
export function asSaved(form: Form, { guid, revision, updatedAt }: Form): Form {
  const isSame = form.guid === guid && form.revision === revision && form.updatedAt === updatedAt;
  return guid === null || isSame ? form : { ...form, guid, revision, updatedAt };
}
