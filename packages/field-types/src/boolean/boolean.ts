import { dataTypes, noSettings } from '@form-portal/domain';
import type { Answer, FieldType } from '@form-portal/domain';
import type { AnswerInput } from '../shared/input-text.ts';
import { inputText } from '../shared/input-text.ts';
import { booleanTexts } from './boolean.texts.ts';

function storedBoolean(input: AnswerInput): Answer {
  const text = inputText(input).trim().toLowerCase();
  if (text === 'true' || text === 'on') return true;
  return text === 'false' || text === '' ? false : inputText(input);
}

/**
 * One checkbox. Untouched means false, which is also sent to the vault; only true counts as answered, so
 * required means "tick to agree" (specification D40). Problem: `answer.boolean-invalid`.
 */
export const boolean: FieldType = {
  name: 'boolean',
  labelKey: 'fieldType.boolean.label',
  offered: true,
  texts: booleanTexts,
  defaults: {},
  settings: noSettings,
  samples: [{ answer: true }],
  offeredDataTypes: [dataTypes.boolean],
  usesOptions: false,
  requiredTextKey: 'tickValue',
  comparesAs: () => 'boolean',
  parts: [],
  isEmpty: (_field, answer) => inputText(answer) === '' || answer === false,
  normalise: (_field, input) => storedBoolean(input),
  check: (field, answer) =>
    typeof answer === 'boolean' ? [] : [{ code: 'answer.boolean-invalid', path: field.guid }],
  toPropertyValue: (field, answer) =>
    field.dataType === dataTypes.boolean
      ? { dataType: dataTypes.boolean, value: answer === true }
      : undefined,
  display: (_field, answer, locale) => (answer === null ? '' : locale.text(answer === true ? 'yes' : 'no')),
  controlValue: (_field, answer) => (answer === true ? 'true' : ''),
};
