import { prepareForm, resolve } from '@form-portal/domain/logic';
import { fieldTypes } from '@form-portal/field-types';
import type { Answers, Form, ResolvedSubmission, RowCounts } from '@form-portal/domain';

/** Applies the rules of a form to the answers in its rows. */
export type ResolveForm = (answers: Answers, rows?: RowCounts) => ResolvedSubmission;

/** Compiles the rules of a form, as of the server's day. Loaded only for forms whose rules depend on answers. */
export function createResolveForm(form: Form, today: string): ResolveForm {
  const prepared = prepareForm(form, fieldTypes);
  // Only forms that require an identification have identified people.
  const facts = { today, identified: form.identity.enabled };
  return (answers, rows) => resolve(prepared, answers, facts, rows);
}
