import { dataTypes, defineSettings } from '@form-portal/domain';
import type { Field, FieldType } from '@form-portal/domain';
import { inputText } from '../shared/input-text.ts';
import { numberAnswer } from '../shared/numbers/number-answer.ts';
import { displayNumber, storedNumber } from '../shared/numbers/number.ts';
import type { Range, RangeSettings } from '../shared/numbers/range.ts';
import {
  boundSetting,
  inOrder,
  largestInteger,
  numberProblems,
  smallestInteger,
} from '../shared/numbers/range.ts';
import { ratingTexts } from './rating.texts.ts';

/** Limits what a mistyped range can render. */
const maxOptions = 100;

/** The range of a rating: 1 to 5 when none is set (specification §3, Field), at most 100 options from the smallest. */
const ratingSettings = defineSettings<RangeSettings>(
  { minValue: boundSetting(smallestInteger), maxValue: boundSetting(largestInteger) },
  {
    fit: (settings, changed) => {
      const { minValue, maxValue } = inOrder(settings, changed);
      if (minValue === smallestInteger && maxValue === largestInteger) return { minValue: 1, maxValue: 5 };
      return { minValue, maxValue: Math.min(maxValue, minValue + maxOptions - 1) };
    },
  },
);

function ratingRange(field: Field): Range {
  const { minValue, maxValue } = ratingSettings.of(field);
  return { min: minValue, max: maxValue };
}

/** Returns all numbers that can be chosen, smallest first. */
export function ratingOptions(field: Field): readonly number[] {
  const { min, max } = ratingRange(field);
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
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
  defaults: { settings: { minValue: 0, maxValue: 10 } },
  settings: ratingSettings,
  samples: [{ answer: 3 }, { field: { settings: { minValue: 1, maxValue: 5 } }, answer: 4 }],
  offeredDataTypes: [dataTypes.text, dataTypes.integer, dataTypes.floating],
  usesOptions: false,
  requiredTextKey: 'selectValue',
  comparesAs: () => 'number',
  parts: [],
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
