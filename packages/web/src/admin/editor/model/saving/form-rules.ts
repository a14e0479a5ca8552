import { sameForm, type Form } from '@form-portal/domain';
import type { ChangeRules } from '../../../unsaved-changes/unsaved-changes.ts';

/** How unsaved changes of a form are compared and rebased. Conflicts are decided by the administrator (specification D24). */
export const formRules: ChangeRules<Form> = { isSame: sameForm, rebase: asSaved };

/** A form's content with the GUID and revision of the stored form. A form never stored keeps its own. */
export function asSaved(form: Form, { guid, revision, updatedAt }: Form): Form {
  const isSame = form.guid === guid && form.revision === revision && form.updatedAt === updatedAt;
  return guid === null || isSame ? form : { ...form, guid, revision, updatedAt };
}
