import type { Answer, Field, Problem } from '@form-portal/domain';
import { parseNumber } from './number.ts';

/** The vault's integer range, which is also a field's range when none is set (specification §9). */
export const smallestInteger = -2147483648;
export const largestInteger = 2147483647;

/** An inclusive range of numbers. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/**
 * Returns the field's range in whole numbers; an invalid bound counts as not set, and crossed bounds are
 * swapped.
 */
export function wholeRange(field: Field): Range {
  const min = wholeBound(field.minValue, smallestInteger);
  const max = wholeBound(field.maxValue, largestInteger);
  return min <= max ? { min, max } : { min: max, max: min };
}

function wholeBound(bound: number, otherwise: number): number {
  if (!Number.isFinite(bound)) return otherwise;
  return Math.min(largestInteger, Math.max(smallestInteger, Math.trunc(bound))) + 0;
}

/** Returns the field with its range made valid and every other setting unchanged. */
export function withWholeRange(field: Field): Field {
  const { min, max } = wholeRange(field);
  return { ...field, minValue: min, maxValue: max };
}

/** Returns the nearest number in the range. */
export function clamp(value: number, range: Range): number {
  return Math.min(range.max, Math.max(range.min, value));
}

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
