import type { Answer, Field, Problem } from '@form-portal/domain';
import { parseNumber } from './number.ts';
import type { Range } from './range.ts';

/**
 * Returns why a number is not acceptable: `answer.number-invalid`, `answer.number-not-whole`, or
 * `answer.out-of-range` with `min`, `max`.
 */
export function numberProblems(
  field: Field,
  answer: Answer,
  range: Range,
  kind: 'whole' | 'decimal',
): readonly Problem[] {
  const path = field.guid;
  if (typeof answer === 'number' && Number.isFinite(answer)) {
    if (kind === 'whole' && !Number.isInteger(answer)) return [{ code: 'answer.number-not-whole', path }];
    if (answer < range.min || answer > range.max)
      return [{ code: 'answer.out-of-range', path, params: { min: range.min, max: range.max } }];
    return [];
  }
  const spellsNumber = typeof answer === 'string' && parseNumber(answer) !== undefined;
  return [{ code: spellsNumber ? 'answer.number-not-whole' : 'answer.number-invalid', path }];
}
