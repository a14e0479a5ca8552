import { dataTypes } from '@form-portal/domain';
import type { Field, FieldType } from '@form-portal/domain';
import { inputText } from '../shared/input-text.ts';
import { numberAnswer } from '../shared/number-answer.ts';
import { displayNumber, storedNumber } from '../shared/number.ts';
import type { Range } from '../shared/range.ts';
import { largestInteger, numberProblems, smallestInteger, wholeRange } from '../shared/range.ts';
import { ratingTexts } from './rating.texts.ts';

/** Limits what a mistyped range can render. */
const mostOptions = 100;

/**
 * Returns the range of a rating: 1 to 5 when none is set (specification §3, Field), and at most 100 options
 * from the smallest.
 */
function ratingRange(field: Field): Range {
  const { min, max } = wholeRange(field);
  if (min === smallestInteger && max === largestInteger) return { min: 1, max: 5 };
  return { min, max: Math.min(max, min + mostOptions - 1) };
}

/** Returns all numbers that can be chosen, smallest first. */
export function ratingOptions(field: Field): readonly number[] {
  const { min, max } = ratingRange(field);
  return Array.from({ length: max - min + 1 }, (_, place) => min + place);
}

/**
 * A whole number in a short range. Problems: `answer.number-invalid`, `answer.number-not-whole`,
 * `answer.out-of-range`.
 */
export const rating: FieldType = {
  name: 'rating',
  labelKey: 'fieldType.rating.label',
  offered: true,
  texts: ratingTexts,
  defaults: { minValue: 0, maxValue: 10 },
  offeredDataTypes: [dataTypes.text, dataTypes.integer, dataTypes.floating],
  usesOptions: false,
  requiredTextKey: 'selectValue',
  parts: [],
  normaliseSettings: (field) => {
    const { min, max } = ratingRange(field);
    return { ...field, minValue: min, maxValue: max };
  },
  ...numberAnswer,
  normalise: (_field, input) => storedNumber(input, 'whole'),
  check: (field, answer) => numberProblems(field, answer, ratingRange(field), 'whole'),
  display: (field, answer, locale) =>
    typeof answer === 'number'
      ? locale.text('ratingValue', {
          n: displayNumber(answer, locale.languageTag),
          max: displayNumber(ratingRange(field).max, locale.languageTag),
        })
      : inputText(answer),
};
