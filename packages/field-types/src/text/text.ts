import { dataTypes, textFormats } from '@form-portal/domain';
import type { Answer, Field, FieldType, Problem, Sample } from '@form-portal/domain';
import { inputText, isBlank, storedLine } from '../shared/input-text.ts';
import { textPropertyValue } from '../shared/property-value.ts';
import { textLimit, textProblems } from '../shared/text-limit.ts';
import { formatOf, textSettings } from './text-format-setting.ts';
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
    ...Object.entries(textFormats).map(([format, { parse, example }]): Sample => ({
      field: { settings: { format } },
      answer: parse(example) ?? '',
    })),
  ],
  offeredDataTypes: [dataTypes.text],
  usesOptions: false,
  requiredTextKey: 'enterValue',
  comparesAs: () => 'text',
  isSensitive: (field) => formatOf(field)?.isSensitive === true,
  parts: [],
  isEmpty: (_field, answer) => isBlank(answer),
  normalise: (field, input) => {
    const line = storedLine(input);
    return line === null ? null : (formatOf(field)?.parse(line) ?? line);
  },
  check: (field, answer) => {
    const problems = textProblems(field, answer, textLimit);
    return problems.length > 0 ? problems : formatProblems(field, answer);
  },
  toPropertyValue: (field, answer) => textPropertyValue(field.dataType, inputText(answer)),
  display: shown,
  controlValue: shown,
};

function formatProblems(field: Field, answer: Answer): readonly Problem[] {
  const { format: name } = textSettings.of(field);
  const format = formatOf(field);
  const stored = inputText(answer);
  if (format === undefined || format.parse(stored) === stored) return [];
  const reason = `fieldType.text.refused.${name}`;
  return [{ code: 'answer.refused', path: field.guid, params: { reason, example: format.example } }];
}

/** A text that is not of the format, as in a draft, is shown as it is. */
function shown(field: Field, answer: Answer): string {
  const stored = inputText(answer);
  const format = formatOf(field);
  return format?.parse(stored) === stored ? format.display(stored) : stored;
}
