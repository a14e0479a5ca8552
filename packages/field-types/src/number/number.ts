import { dataTypes, decimalsOf, defaultDecimals } from '@form-portal/domain';
import type { Answer, DisplayLocale, Field, FieldType, Problem } from '@form-portal/domain';
import { inputText, storedLine } from '../shared/input-text.ts';
import type { AnswerInput } from '../shared/input-text.ts';
import { numberAnswer } from '../shared/numbers/number-answer.ts';
import {
  displayNumber,
  isAmbiguous,
  parseNumber,
  spellNumber,
  storedNumber,
} from '../shared/numbers/number.ts';
import type { Range } from '../shared/numbers/range.ts';
import { largestInteger, numberProblems, smallestInteger } from '../shared/numbers/range.ts';
import { numberTexts } from './number.texts.ts';
import { numberSettings, unitIn, unitOf, withoutUnit } from './unit.ts';

/** Returns the decimals of a field's answers, 0–6; undefined when any number of them is taken. */
function decimalsTaken(field: Field): number | undefined {
  return decimalsOf(field) ?? (unitOf(field) === '€' ? defaultDecimals : undefined);
}

/**
 * Whole numbers, unless the property is a floating-point one (specification §5, Input limits), or the field
 * has decimals and no whole property.
 */
export function numberKind(field: Field): 'whole' | 'decimal' {
  const decimals = decimalsTaken(field) ?? (field.dataType === dataTypes.floating ? Infinity : 0);
  return decimals > 0 ? 'decimal' : 'whole';
}

/** The accepted range; for decimals, a bound at the limit of whole numbers counts as not set. */
export function numberRange(field: Field): Range {
  const { minValue: min, maxValue: max } = numberSettings.of(field);
  if (numberKind(field) === 'whole') return { min, max };
  return { min: min === smallestInteger ? -Infinity : min, max: max === largestInteger ? Infinity : max };
}

/**
 * Returns the number in a typed text, with or without the field's unit; undefined when there is none, or
 * when the text may mean two numbers.
 */
export function parseTyped(field: Field, typed: string): number | undefined {
  const text = withoutUnit(field, typed);
  return isRefusedAsAmbiguous(field, text) ? undefined : parseNumber(text);
}

/** A field with fewer decimals than three may mean thousands (decision 0062). */
function isRefusedAsAmbiguous(field: Field, text: string): boolean {
  const decimals = decimalsTaken(field);
  return numberKind(field) === 'decimal' && decimals !== undefined && decimals < 3 && isAmbiguous(text);
}

/** Whether a control shows its number with separators and decimals once it is left. */
export function isTidied(field: Field): boolean {
  return unitOf(field) !== '' || (field.decimals !== undefined && numberKind(field) === 'decimal');
}

/** Writes a number for the control, such that {@link parseTyped} returns it. */
export function spellTyped(field: Field, value: number, languageTag: string): string {
  const shown = amount(field, value, languageTag);
  return isTidied(field) && parseTyped(field, shown) === value ? shown : spellNumber(value, languageTag);
}

/** Amounts are written with all their decimals, unless they are whole. */
function amount(field: Field, value: number, languageTag: string): string {
  return displayNumber(value, languageTag, Number.isInteger(value) ? 0 : decimalsTaken(field));
}

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
  normalise: stored,
  check: (field, answer) => {
    const problems = spellingProblems(field, answer);
    return problems.length > 0
      ? problems
      : numberProblems(field, answer, numberRange(field), numberKind(field));
  },
  display: (field, answer, locale) =>
    typeof answer === 'number' ? shown(field, answer, locale) : inputText(answer),
  controlValue: (field, answer, _part, locale) =>
    typeof answer === 'number' ? spellTyped(field, answer, locale.languageTag) : inputText(answer),
};

function stored(field: Field, input: AnswerInput): Answer {
  const line = storedLine(input);
  if (typeof input === 'number' || line === null) return storedNumber(input, numberKind(field));
  const text = withoutUnit(field, line);
  const value = isRefusedAsAmbiguous(field, text) ? null : storedNumber(text, numberKind(field));
  return typeof value === 'number' ? value : line;
}

function spellingProblems(field: Field, answer: Answer): readonly Problem[] {
  const refused = (reason: string, params = {}): readonly Problem[] => [
    { code: 'answer.refused', path: field.guid, params: { reason, ...params } },
  ];
  if (typeof answer === 'string') {
    const isUnclear = isRefusedAsAmbiguous(field, withoutUnit(field, answer));
    return isUnclear ? refused('fieldType.number.ambiguous') : [];
  }
  const decimals = decimalsTaken(field);
  if (typeof answer !== 'number' || decimals === undefined || numberKind(field) === 'whole') return [];
  return Number(answer.toFixed(decimals)) === answer
    ? []
    : refused('fieldType.number.tooManyDecimals', { max: decimals });
}

function shown(field: Field, value: number, locale: DisplayLocale): string {
  const written = amount(field, value, locale.languageTag);
  const unit = unitIn(field, locale);
  if (unit === '') return written;
  // English writes 50%, all other languages of the portal 50 %.
  const isClose = unit === '%' && locale.languageTag.startsWith('en');
  return `${written}${isClose ? '' : '\u00a0'}${unit}`;
}
