import { dataTypes } from '@form-portal/domain';
import type { Field, FieldType } from '@form-portal/domain';
import { numberAnswer } from '../shared/number-answer.ts';
import { storedNumber } from '../shared/number.ts';
import type { Range } from '../shared/range.ts';
import {
  largestInteger,
  numberProblems,
  smallestInteger,
  rangeSettings,
  wholeRange,
} from '../shared/range.ts';
import { numberTexts } from './number.texts.ts';

/**
 * Whole numbers, unless the property is a floating-point one (specification §5, Input limits), or the field
 * has decimals and no whole property.
 */
export function numberKind({ dataType, decimals = 0 }: Field): 'whole' | 'decimal' {
  if (dataType === dataTypes.floating) return 'decimal';
  return decimals > 0 && dataType !== dataTypes.integer ? 'decimal' : 'whole';
}

/** The accepted range; for decimals, a bound at the limit of whole numbers counts as not set. */
export function numberRange(field: Field): Range {
  const range = wholeRange(field);
  if (numberKind(field) === 'whole') return range;
  return {
    min: range.min === smallestInteger ? -Infinity : range.min,
    max: range.max === largestInteger ? Infinity : range.max,
  };
}

/**
 * A number typed with comma or point. A number out of range is refused, not clamped: only the control,
 * which shows it, may change a number (specification D14). Problems: `answer.number-invalid`,
 * `answer.number-not-whole`, `answer.out-of-range`.
 */
export const number: FieldType = {
  name: 'number',
  labelKey: 'fieldType.number.label',
  offered: true,
  texts: numberTexts,
  defaults: {},
  settings: rangeSettings,
  samples: [{ answer: -12 }, { field: { dataType: dataTypes.floating }, answer: 1.5 }],
  offeredDataTypes: [dataTypes.integer, dataTypes.floating],
  usesOptions: false,
  requiredTextKey: 'enterValue',
  comparesAs: () => 'number',
  parts: [],
  ...numberAnswer,
  normalise: (field, input) => storedNumber(input, numberKind(field)),
  check: (field, answer) => numberProblems(field, answer, numberRange(field), numberKind(field)),
};
