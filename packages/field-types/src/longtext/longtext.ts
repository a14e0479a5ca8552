import { dataTypes, noSettings } from '@form-portal/domain';
import type { FieldType } from '@form-portal/domain';
import { inputText, isBlank, storedLines } from '../shared/input-text.ts';
import { textPropertyValue } from '../shared/property-value.ts';
import { longtextLimit } from '../shared/text/text-limit.ts';
import { textProblems } from '../shared/text/text-problems.ts';
import { longtextTexts } from './longtext.texts.ts';

/**
 * Several lines, at most 5000 characters, counting a line end as one. Problems: `answer.text-invalid`,
 * `answer.text-too-long` (specification §5).
 */
export const longtext: FieldType = {
  name: 'longtext',
  labelKey: 'fieldType.longtext.label',
  offered: true,
  texts: longtextTexts,
  defaults: {},
  settings: noSettings,
  samples: [{ answer: 'one\ntwo' }],
  offeredDataTypes: [dataTypes.multiLineText],
  usesOptions: false,
  requiredTextKey: 'enterValue',
  comparesAs: () => 'text',
  parts: [],
  isEmpty: (_field, answer) => isBlank(answer),
  normalise: (_field, input) => storedLines(input),
  check: (field, answer) => textProblems(field, answer, longtextLimit),
  toPropertyValue: (field, answer) => textPropertyValue(field.dataType, inputText(answer)),
  display: (_field, answer) => inputText(answer),
  controlValue: (_field, answer) => inputText(answer),
};
