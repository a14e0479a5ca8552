import type { Answer, Field, Problem } from '@form-portal/domain';
import { parseNumber } from './number.ts';

/** Smallest and largest whole number of the vault, and a field's range where none is set (specification §9). */
export const smallestInteger = -2147483648;
export const largestInteger = 2147483647;

/** Smallest and largest accepted number, both included. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** The field's range in whole numbers; a bound that is no number counts as not set, and crossed bounds change places. */
export function wholeRange(field: Field): Range {
  const min = wholeBound(field.minValue, smallestInteger);
  const max = wholeBound(field.maxValue, largestInteger);
  return min <= max ? { min, max } : { min: max, max: min };
}

function wholeBound(bound: number, otherwise: number): number {
  if (!Number.isFinite(bound)) return otherwise;
  return Math.min(largestInteger, Math.max(smallestInteger, Math.trunc(bound))) + 0;
}

/** The field with its range made valid; every other setting stays. */
export function withWholeRange(field: Field): Field {
  const { min, max } = wholeRange(field);
  return { ...field, minValue: min, maxValue: max };
}

/** The nearest number inside the range. */
export function clamp(value: number, range: Range): number {
  return Math.min(range.max, Math.max(range.min, value));
}

/** Why a number is not acceptable: `answer.number-invalid`, `answer.number-not-whole`, or `answer.out-of-range` with `min`, `max`. */
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
