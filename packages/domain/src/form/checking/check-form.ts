import type { Limits } from '../../limits.ts';
import type { Problem } from '../../problems/problem.ts';
import type { IdentityMapping } from '../../settings/settings.ts';
import { maxQuestions } from '../../submission/sending/check-submission.ts';
import { isOfferedProperty } from '../../vault/offered.ts';
import { noProperty, type Form } from '../form.ts';
import { initialRows, withRowsWrittenOut } from '../rows.ts';
import { maxRuleSteps, ruleStepsOf } from './rule-steps.ts';

/** Whether the site maps any identity attribute, which forms need to request identification. */
export function mayRequestIdentity(mapping: IdentityMapping): boolean {
  return mapping.enabled && Object.keys(mapping.properties).length > 0;
}

/**
 * Checks whether a draft may be saved (specification §5, Form save; specification D34 and D52): what may be
 * missing until a form is published is left to {@link checkForm}. Problem codes: `form.no-fields` when it
 * has no fields and does not request identity either; `form.class-missing`; `form.too-large` with `max` and
 * `count` for too many fields; `form.too-many-questions` with `max` and `count` when its fewest rows have more
 * questions than a submission may have; `form.too-many-steps` for more rules than can be evaluated with every answer
 * (decision 0087); `request.invalid` with the GUID of a field or predefined field whose property
 * forms may not set.
 */
export function checkDraft(form: Form, { maxFields }: Pick<Limits, 'maxFields'>): readonly Problem[] {
  const problems: Problem[] = [];
  if (form.fields.length === 0 && !form.identity.enabled) problems.push({ code: 'form.no-fields' });
  if (form.class === null) problems.push({ code: 'form.class-missing' });
  if (form.fields.length > maxFields) {
    problems.push({ code: 'form.too-large', params: { max: maxFields, count: form.fields.length } });
  }
  const count = withRowsWrittenOut(form, initialRows(form)).fields.length;
  if (count > maxQuestions) {
    problems.push({ code: 'form.too-many-questions', params: { max: maxQuestions, count } });
  }
  if (ruleStepsOf(form) > maxRuleSteps) problems.push({ code: 'form.too-many-steps' });
  for (const { guid, property } of [...form.fields, ...form.predefinedFields]) {
    if (property === noProperty || isOfferedProperty(property)) continue;
    problems.push({ code: 'request.invalid', path: guid, params: { property } });
  }
  return problems;
}

/**
 * Checks whether a form may be saved as the one that visitors get. Problem codes: those of {@link checkDraft};
 * `form.identity-not-mapped` when the form requests identification and the site maps no attribute.
 */
export function checkForm(
  form: Form,
  mapping: IdentityMapping,
  limits: Pick<Limits, 'maxFields'>,
): readonly Problem[] {
  const isMissingMapping = form.identity.enabled && !mayRequestIdentity(mapping);
  return [
    ...checkDraft(form, limits),
    ...(isMissingMapping ? [{ code: 'form.identity-not-mapped' } as const] : []),
  ];
}
