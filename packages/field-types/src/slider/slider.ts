import { dataTypes } from '@form-portal/domain';
import type { Field, FieldType } from '@form-portal/domain';
import { numberAnswer } from '../shared/number-answer.ts';
import { storedNumber } from '../shared/number.ts';
import { numberProblems, rangeSettings, wholeRange } from '../shared/range.ts';
import type { Range } from '../shared/range.ts';
import { sliderTexts } from './slider.texts.ts';

/**
 * The widest range for which a track is useful; wider or unset ranges get only a number field
 * (docs/design.md#inputs).
 */
const widestTrack = 10_000;

/**
 * Returns the numbers at the ends of a slider: those of its field, or 0 and 100 when no field is known
 * (specification §9).
 */
export function endsOf(field: Field | null): Range {
  return field === null ? { min: 0, max: 100 } : wholeRange(field);
}

/** Whether the field's range is narrow enough for a track. */
export function hasTrack(field: Field): boolean {
  const { min, max } = endsOf(field);
  return max - min <= widestTrack;
}

/**
 * A whole number in a range. A knob that was never touched is no answer (specification D32). Problems:
 * `answer.number-invalid`, `answer.number-not-whole`, `answer.out-of-range`.
 */
export const slider: FieldType = {
  name: 'slider',
  labelKey: 'fieldType.slider.label',
  offered: true,
  texts: sliderTexts,
  defaults: { settings: { minValue: 0, maxValue: 10 } },
  settings: rangeSettings,
  samples: [{ answer: 7 }, { field: { settings: { minValue: 0, maxValue: 1_000_000 } }, answer: 70_000 }],
  offeredDataTypes: [dataTypes.text, dataTypes.integer, dataTypes.floating],
  usesOptions: false,
  requiredTextKey: 'enterValue',
  comparesAs: () => 'number',
  parts: [],
  ...numberAnswer,
  normalise: (_field, input) => storedNumber(input, 'whole'),
  check: (field, answer) => numberProblems(field, answer, wholeRange(field), 'whole'),
};
