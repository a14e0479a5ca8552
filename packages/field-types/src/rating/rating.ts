import { dataTypes } from '@form-portal/domain';
import type { FieldType } from '@form-portal/domain';
import { inputText } from '../shared/input-text.ts';
import { numberAnswer } from '../shared/numbers/number-answer.ts';
import { displayNumber, storedNumber } from '../shared/numbers/number.ts';
import { numberProblems } from '../shared/numbers/number-problems.ts';
import { ratingRange, ratingSettings } from './rating-settings.ts';
import { ratingTexts } from './rating.texts.ts';

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
