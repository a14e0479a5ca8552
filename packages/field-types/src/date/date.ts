import { dataTypes, noSettings } from '@form-portal/domain';
import type { Answer, FieldType } from '@form-portal/domain';
import { dateProblems } from '../shared/date-and-time/date-problems.ts';
import { dateInControl, displayDate, readDate } from '../shared/date-and-time/date.ts';
import { inputText, isBlank, storedLine } from '../shared/input-text.ts';
import type { AnswerInput } from '../shared/input-text.ts';
import { momentPropertyValue } from '../shared/property-value.ts';
import { dateTexts } from './date.texts.ts';

function storedDate(input: AnswerInput): Answer {
  const text = storedLine(input);
  const read = readDate(text ?? '');
  return read.kind === 'date' ? read.stored : text;
}

/** A day, stored `YYYY-MM-DD` (specification D13). Problems: `answer.date-invalid`, `answer.date-not-real`. */
export const date: FieldType = {
  name: 'date',
  labelKey: 'fieldType.date.label',
  offered: true,
  texts: dateTexts,
  defaults: {},
  settings: noSettings,
  samples: [{ answer: '2027-12-31' }],
  offeredDataTypes: [dataTypes.date],
  usesOptions: false,
  requiredTextKey: 'enterValue',
  comparesAs: () => 'date',
  parts: [],
  isEmpty: (_field, answer) => isBlank(answer),
  normalise: (_field, input) => storedDate(input),
  check: (field, answer) => dateProblems(field, inputText(answer)),
  toPropertyValue: (field, answer) => {
    const read = readDate(inputText(answer));
    return read.kind === 'date'
      ? momentPropertyValue(field.dataType, dataTypes.date, read.stored)
      : undefined;
  },
  display: (_field, answer, locale) => {
    const read = readDate(inputText(answer));
    return read.kind === 'date' ? displayDate(read.stored, locale) : inputText(answer);
  },
  controlValue: (_field, answer, _part, locale) => dateInControl(inputText(answer), locale.languageTag),
};
