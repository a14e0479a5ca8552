import {
  resolveWithoutLogic,
  usesLogic,
  type Answers,
  type AppliedLogic,
  type FieldTypes,
  type Form,
  type ResolvedSubmission,
} from '@form-portal/domain';
import { prepareForm, resolve } from '@form-portal/domain/logic';

/** A submission after the rules of its form were applied, and how they were. */
export interface AppliedForm {
  readonly submission: ResolvedSubmission;
  /** Null for a form whose rules depend on no answers. */
  readonly logic: AppliedLogic | null;
}

/**
 * Applies the rules of a form to normalised answers, as of a day in the site's time zone. Only forms that require an
 * identification have identified senders.
 */
export function applyLogic(form: Form, answers: Answers, today: string, fieldTypes: FieldTypes): AppliedForm {
  if (!usesLogic(form)) return { submission: resolveWithoutLogic(form, answers), logic: null };
  const facts = { today, identified: form.identity.enabled };
  const submission = resolve(prepareForm(form, fieldTypes), answers, facts);
  const predefined = submission.predefinedFields.map(({ guid }) => guid);
  return { submission, logic: { asked: [...submission.asked], predefined, today } };
}
