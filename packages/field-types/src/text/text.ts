import { dataTypes, noSettings } from '@form-portal/domain';
import type { FieldType } from '@form-portal/domain';
import { inputText, isBlank, storedLine } from '../shared/input-text.ts';
import { textPropertyValue } from '../shared/property-value.ts';
import { textLimit, textProblems } from '../shared/text-limit.ts';
import { textTexts } from './text.texts.ts';

/** One line of at most 100 characters. Problems: `answer.text-invalid`, `answer.text-too-long` (specification §5). */
export const text: FieldType = {
  name: 'text',
  labelKey: 'fieldType.text.label',
  offered: true,
  texts: textTexts,
  defaults: {},
  settings: noSettings,
  samples: [{ field: { required: true }, answer: 'Åbo' }],
  offeredDataTypes: [dataTypes.text],
  usesOptions: false,
  requiredTextKey: 'enterValue',
  comparesAs: () => 'text',
  parts: [],
  isEmpty: (_field, answer) => isBlank(answer),
  normalise: (_field, input) => storedLine(input),
  check: (field, answer) => textProblems(field, answer, textLimit),
  toPropertyValue: (field, answer) => textPropertyValue(field.dataType, inputText(answer)),
  display: (_field, answer) => inputText(answer),
  controlValue: (_field, answer) => inputText(answer),
};
