import { isWellFormed } from '@form-portal/domain';
import type { Answer, Field, Problem } from '@form-portal/domain';

/** Maximum length of a text field, in UTF-16 units as for the browser's maxlength (specification §9). */
export const textLimit = 100;

/** Maximum length of a long text field, in the same units (specification §9). */
export const longtextLimit = 5000;

/**
 * Returns why a text cannot be stored: `answer.text-invalid`, or `answer.text-too-long` with `max` and `n`
 * (specification D14).
 */
export function textProblems(field: Field, answer: Answer, max: number): readonly Problem[] {
  if (typeof answer !== 'string' || !isWellFormed(answer))
    return [{ code: 'answer.text-invalid', path: field.guid }];
  if (answer.length > max)
    return [{ code: 'answer.text-too-long', path: field.guid, params: { max, n: answer.length } }];
  return [];
}
