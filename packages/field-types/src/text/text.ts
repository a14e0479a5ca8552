import { dataTypes, textFormats } from '@form-portal/domain';
import type { Answer, Field, FieldType, SampleAnswer } from '@form-portal/domain';
import { inputText, isBlank } from '../shared/input-text.ts';
import { textPropertyValue } from '../shared/property-value.ts';
import { readTextLine, textLineProblems } from '../shared/text/text-line-rules.ts';
import { shownTextLine } from '../shared/text/text-line.ts';
import { formatNameOf, textSettings } from './text-settings.ts';
import { textTexts } from './text.texts.ts';

/**
 * One line of at most 100 characters, in the field's format when it has one. Problems:
 * `answer.text-invalid`, `answer.text-too-long` (specification §5), `answer.refused` with the text of the
 * format and its `example`.
 */
export const text: FieldType = {
  name: 'text',
  labelKey: 'fieldType.text.label',
  offered: true,
  texts: textTexts,
  defaults: {},
  settings: textSettings,
  samples: [
    { field: { required: true }, answer: 'Åbo' },
    ...Object.entries(textFormats).map(([format, { parse, example }]): SampleAnswer => ({
      field: { settings: { format } },
      answer: parse(example) ?? '',
    })),
  ],
  offeredDataTypes: [dataTypes.text],
  usesOptions: false,
  requiredTextKey: 'enterValue',
  comparesAs: () => 'text',
  isSensitive: (field) => {
    const format = formatNameOf(field);
    return (format && textFormats[format].isSensitive) === true;
  },
  isMailAddress: (field) => formatNameOf(field) === 'email',
  parts: [],
  isEmpty: (_field, answer) => isBlank(answer),
  normalise: (field, input) => readTextLine(formatNameOf(field), input),
  check: (field, answer) => textLineProblems(formatNameOf(field), field, answer),
  toPropertyValue: (field, answer) => textPropertyValue(field.dataType, inputText(answer)),
  display: displayText,
  controlValue: displayText,
};

function displayText(field: Field, answer: Answer): string {
  return shownTextLine(formatNameOf(field), answer);
}
