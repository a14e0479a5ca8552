import { dataTypes } from '@form-portal/domain';
import type { Field, FieldType } from '@form-portal/domain';
import { inputText, isBlank } from '../shared/input-text.ts';
import { displayNumber, spellNumber, storedNumber } from '../shared/number.ts';
import { numberPropertyValue } from '../shared/property-value.ts';
import { numberProblems, wholeRange, withWholeRange } from '../shared/range.ts';
import { sliderTexts } from './slider.texts.ts';

/** The widest range that a track shows usefully; a wider one, also one that is not set, gets a number field only (design 3.1). */
const widestTrack = 10_000;

/** Whether the field's range fits a track with a knob. */
export function hasTrack(field: Field): boolean {
  const { min, max } = wholeRange(field);
  return max - min <= widestTrack;
}

/**
 * A whole number of a range. A knob that was never touched is no answer (decision D32). Problems: `answer.number-invalid`,
 * `answer.number-not-whole`, `answer.out-of-range`.
 */
export const slider: FieldType = {
  name: 'slider',
  offered: true,
  texts: sliderTexts,
  defaults: { minValue: 0, maxValue: 10 },
  offeredDataTypes: [dataTypes.text, dataTypes.integer, dataTypes.floating],
  usesOptions: false,
  requiredTextKey: 'enterValue',
  parts: [],
  normaliseSettings: withWholeRange,
  isEmpty: (_field, answer) => isBlank(answer),
  normalise: (_field, input) => storedNumber(input, 'whole'),
  check: (field, answer) => numberProblems(field, answer, wholeRange(field), 'whole'),
  toPropertyValue: (field, answer) =>
    typeof answer === 'number' ? numberPropertyValue(field.dataType, answer) : undefined,
  display: (_field, answer, locale) =>
    typeof answer === 'number' ? displayNumber(answer, locale.languageTag) : inputText(answer),
  controlValue: (_field, answer, _part, locale) =>
    typeof answer === 'number' ? spellNumber(answer, locale.languageTag) : inputText(answer),
};
