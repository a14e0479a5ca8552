import { dataTypes } from '@form-portal/domain';
import type { FieldType } from '@form-portal/domain';
import { numberAnswer } from '../shared/numbers/number-answer.ts';
import { numberProblems } from '../shared/numbers/number-problems.ts';
import { storedNumber } from '../shared/numbers/number.ts';
import { rangeSettings, wholeRange } from '../shared/numbers/range.ts';
import { sliderTexts } from './slider.texts.ts';

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
