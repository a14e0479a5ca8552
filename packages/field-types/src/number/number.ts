import { dataTypes } from '@form-portal/domain';
import type { Answer, Field, FieldType, Problem } from '@form-portal/domain';
import { inputText, storedLine } from '../shared/input-text.ts';
import type { AnswerInput } from '../shared/input-text.ts';
import { numberAnswer } from '../shared/numbers/number-answer.ts';
import { numberProblems } from '../shared/numbers/number-problems.ts';
import { storedNumber } from '../shared/numbers/number.ts';
import {
  answerInControl,
  decimalsTaken,
  isRefusedAsAmbiguous,
  numberKind,
  numberRange,
  shownNumber,
} from './number-spelling.ts';
import { numberTexts } from './number.texts.ts';
import { numberSettings, unitIn, unitOf, withoutUnit } from './unit.ts';

/**
 * A number typed with comma or point, and with or without its unit. A number out of range is refused, not
 * clamped: only the control, which shows it, may change a number (specification D14). Problems:
 * `answer.number-invalid`, `answer.number-not-whole`, `answer.out-of-range`, and `answer.refused` for a text
 * that may mean two numbers and for too many decimals.
 */
export const number: FieldType = {
  name: 'number',
  labelKey: 'fieldType.number.label',
  offered: true,
  texts: numberTexts,
  defaults: {},
  settings: numberSettings,
  samples: [
    { answer: -12 },
    { field: { dataType: dataTypes.floating }, answer: 1.5 },
    { field: { dataType: dataTypes.floating, settings: { unit: '€' } }, answer: 9000.5 },
    { field: { settings: { unit: 'own', unitText: { gb: 'km', fi: 'km', se: 'km' } } }, answer: 1200 },
  ],
  offeredDataTypes: [dataTypes.integer, dataTypes.floating],
  usesOptions: false,
  requiredTextKey: 'enterValue',
  comparesAs: () => 'number',
  isMoney: (field) => unitOf(field) === '€',
  unit: unitIn,
  parts: [],
  ...numberAnswer,
  normalise: normaliseNumber,
  check: (field, answer) => {
    const problems = spellingProblems(field, answer);
    return problems.length > 0
      ? problems
      : numberProblems(field, answer, numberRange(field), numberKind(field));
  },
  display: (field, answer, locale) =>
    typeof answer === 'number' ? shownNumber(field, answer, locale) : inputText(answer),
  controlValue: (field, answer, _part, locale) => answerInControl(field, answer, locale),
};

function normaliseNumber(field: Field, input: AnswerInput): Answer {
  const line = storedLine(input);
  if (typeof input === 'number' || line === null) return storedNumber(input, numberKind(field));
  const text = withoutUnit(field, line);
  const value = isRefusedAsAmbiguous(field, text) ? null : storedNumber(text, numberKind(field));
  return typeof value === 'number' ? value : line;
}

function spellingProblems(field: Field, answer: Answer): readonly Problem[] {
  const refuse = (reason: string, params = {}): readonly Problem[] => [
    { code: 'answer.refused', path: field.guid, params: { reason, ...params } },
  ];
  if (typeof answer === 'string') {
    const isUnclear = isRefusedAsAmbiguous(field, withoutUnit(field, answer));
    return isUnclear ? refuse('fieldType.number.ambiguous') : [];
  }
  const decimals = decimalsTaken(field);
  if (typeof answer !== 'number' || decimals === undefined || numberKind(field) === 'whole') return [];
  return Number(answer.toFixed(decimals)) === answer
    ? []
    : refuse('fieldType.number.tooManyDecimals', { max: decimals });
}
