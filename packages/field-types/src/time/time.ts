import { dataTypes, noSettings } from '@form-portal/domain';
import type { FieldType } from '@form-portal/domain';
import { inputText, isBlank, storedLine } from '../shared/input-text.ts';
import { momentPropertyValue } from '../shared/property-value.ts';
import { readTime, timeInControl } from '../shared/date-and-time/time.ts';
import { timeTexts } from './time.texts.ts';

/** A time of day, stored `HH:MM` (specification D13). Problem: `answer.time-invalid`. */
export const time: FieldType = {
  name: 'time',
  labelKey: 'fieldType.time.label',
  offered: true,
  texts: timeTexts,
  defaults: {},
  settings: noSettings,
  samples: [{ answer: '09:05' }],
  offeredDataTypes: [dataTypes.time],
  usesOptions: false,
  requiredTextKey: 'enterValue',
  comparesAs: () => 'time',
  parts: [],
  isEmpty: (_field, answer) => isBlank(answer),
  normalise: (_field, input) => {
    const text = storedLine(input);
    return readTime(text ?? '') ?? text;
  },
  check: (field, answer) =>
    readTime(inputText(answer)) === undefined ? [{ code: 'answer.time-invalid', path: field.guid }] : [],
  toPropertyValue: (field, answer) => {
    const stored = readTime(inputText(answer));
    return stored === undefined ? undefined : momentPropertyValue(field.dataType, dataTypes.time, stored);
  },
  display: (_field, answer, locale) => timeInControl(inputText(answer), locale.languageTag),
  controlValue: (_field, answer, _part, locale) => timeInControl(inputText(answer), locale.languageTag),
};
