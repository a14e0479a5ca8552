import { isWellFormed } from '@form-portal/domain';
import type { Answer, Field, Problem } from '@form-portal/domain';

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
