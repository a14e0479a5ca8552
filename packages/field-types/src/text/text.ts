import { dataTypes, textFormats } from '@form-portal/domain';
import type { Answer, Field, FieldType, Problem, Sample, TextFormatName } from '@form-portal/domain';
import { inputText, isBlank, storedLine } from '../shared/input-text.ts';
import { textPropertyValue } from '../shared/property-value.ts';
import { textLimit, textProblems } from '../shared/text/text-limit.ts';
import { formatNameOf, formatOf, textSettings } from './text-format-setting.ts';
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
  isMailAddress: (field) => formatNameOf(field) === 'email',
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

const refusalKeys: Readonly<Record<TextFormatName, string>> = {
  email: 'fieldType.text.refused.email',
  phone: 'fieldType.text.refused.phone',
  iban: 'fieldType.text.refused.iban',
  hetu: 'fieldType.text.refused.hetu',
  'y-tunnus': 'fieldType.text.refused.y-tunnus',
  postcode: 'fieldType.text.refused.postcode',
  url: 'fieldType.text.refused.url',
};

function formatProblems(field: Field, answer: Answer): readonly Problem[] {
  const name = formatNameOf(field);
  if (name === undefined) return [];
  const { parse, example } = textFormats[name];
  const stored = inputText(answer);
  if (parse(stored) === stored) return [];
  return [{ code: 'answer.refused', path: field.guid, params: { reason: refusalKeys[name], example } }];
}

/** A text that is not of the format, as in a draft, is shown as it is. */
function shown(field: Field, answer: Answer): string {
  const stored = inputText(answer);
  const format = formatOf(field);
  return format?.parse(stored) === stored ? format.display(stored) : stored;
}
