import { dataTypes, noSettings } from '@form-portal/domain';
import type { Answer, Field, FieldType, Problem } from '@form-portal/domain';
import { dateProblems } from '../shared/date-and-time/date-problems.ts';
import { dateInControl, displayDate } from '../shared/date-and-time/date.ts';
import { readDateTime, splitDateTime } from '../shared/date-and-time/date-time.ts';
import { inputText, isBlank, storedLine } from '../shared/input-text.ts';
import { linePerControl, textPerControl } from '../shared/line-per-control.ts';
import { momentPropertyValue } from '../shared/property-value.ts';
import { readTime, spellTime, timeInControl } from '../shared/date-and-time/time.ts';
import { datetimeTexts } from './datetime.texts.ts';

function dateTimeProblems(field: Field, answer: Answer): readonly Problem[] {
  const { date, time } = splitDateTime(inputText(answer));
  const problems = dateProblems(field, date);
  if (problems.length > 0 || readTime(time) !== undefined) return problems;
  return [{ code: 'answer.time-invalid', path: field.guid }];
}

/**
 * A date and a time, stored `YYYY-MM-DD HH:MM` in the site's time zone (specification D13); what its controls contain
 * and cannot be parsed is kept on a line each. A text with its own time zone is refused: it cannot be converted to
 * local time here. Problems: `answer.date-invalid`, `answer.date-not-real`, `answer.time-invalid`.
 */
export const datetime: FieldType = {
  name: 'datetime',
  labelKey: 'fieldType.datetime.label',
  offered: true,
  texts: datetimeTexts,
  defaults: {},
  settings: noSettings,
  samples: [{ answer: '2027-12-31 14:30' }],
  offeredDataTypes: [dataTypes.timestamp],
  usesOptions: false,
  requiredTextKey: 'enterValue',
  comparesAs: () => 'date-time',
  parts: ['time'],
  isEmpty: (_field, answer) => isBlank(answer),
  normalise: (_field, input) => {
    const texts = textPerControl(input);
    const [day = '', ...clock] = texts;
    const text = storedLine(texts.join(' '));
    return readDateTime(text ?? '') ?? (clock.length === 0 ? text : linePerControl([day, clock.join(' ')]));
  },
  check: dateTimeProblems,
  toPropertyValue: (field, answer) => {
    const stored = readDateTime(inputText(answer));
    return stored === undefined
      ? undefined
      : momentPropertyValue(field.dataType, dataTypes.timestamp, stored);
  },
  display: (_field, answer, locale) => {
    const [day, clock] = readDateTime(inputText(answer))?.split(' ') ?? [];
    if (day === undefined || clock === undefined) return storedLine(answer) ?? '';
    return `${displayDate(day, locale)} ${spellTime(clock, locale.languageTag)}`;
  },
  controlValue: (_field, answer, part, { languageTag }) => {
    const { date, time } = splitDateTime(inputText(answer));
    return part === 'time' ? timeInControl(time, languageTag) : dateInControl(date, languageTag);
  },
};
