import type { Answer, Field, Problem } from '@form-portal/domain';
import { parseNumber } from './number.ts';
import { largestInteger, smallestInteger } from './range.ts';
import type { Range } from './range.ts';

/**
 * Returns why a number is not acceptable: `answer.number-invalid`, `answer.number-not-whole`, or
 * `answer.out-of-range` with `min`, `max`: the bound that it misses, and the other one if it is set.
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
    const params = missedRange(answer, range);
    return params === undefined ? [] : [{ code: 'answer.out-of-range', path, params }];
  }
  const spellsNumber = typeof answer === 'string' && parseNumber(answer) !== undefined;
  return [{ code: spellsNumber ? 'answer.number-not-whole' : 'answer.number-invalid', path }];
}

/** The bounds to state for a number outside a range; a bound at the limit of integers or beyond is not set. */
function missedRange(value: number, { min, max }: Range): { min?: number; max?: number } | undefined {
  if (value < min) return max < largestInteger ? { min, max } : { min };
  if (value > max) return min > smallestInteger ? { min, max } : { max };
  return undefined;
}
