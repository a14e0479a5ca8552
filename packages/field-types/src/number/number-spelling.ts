import { dataTypes, decimalsOf, defaultDecimals } from '@form-portal/domain';
import type { Answer, DisplayLocale, Field } from '@form-portal/domain';
import { inputText } from '../shared/input-text.ts';
import { displayNumber, isAmbiguous, parseNumber, spellNumber } from '../shared/numbers/number.ts';
import { largestInteger, smallestInteger, type Range } from '../shared/numbers/range.ts';
import { numberSettings, unitIn, unitOf, withoutUnit } from './unit.ts';

/** Returns the decimals of a field's answers, 0–6; undefined when any number of them is taken. */
export function decimalsTaken(field: Field): number | undefined {
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

/**
 * Whether a number typed without its unit is refused: in a field of fewer than three decimals it may mean thousands
 * (decision 0062).
 */
export function isRefusedAsAmbiguous(field: Field, text: string): boolean {
  const decimals = decimalsTaken(field);
  return numberKind(field) === 'decimal' && decimals !== undefined && decimals < 3 && isAmbiguous(text);
}

/** Whether a control spells its number again on blur, with separators and decimals. */
export function isRespelledOnBlur(field: Field): boolean {
  return unitOf(field) !== '' || (field.decimals !== undefined && numberKind(field) === 'decimal');
}

/** Writes a number for the control, such that {@link parseTyped} returns it. */
export function spellTyped(field: Field, value: number, languageTag: string): string {
  const spelled = spellAmount(field, value, languageTag);
  return isRespelledOnBlur(field) && parseTyped(field, spelled) === value
    ? spelled
    : spellNumber(value, languageTag);
}

/** Amounts are written with all their decimals, unless they are whole. */
function spellAmount(field: Field, value: number, languageTag: string): string {
  return displayNumber(value, languageTag, Number.isInteger(value) ? 0 : decimalsTaken(field));
}

/**
 * Returns the text of an answer in the control: a number as {@link spellTyped} writes it, anything else as it was
 * typed.
 */
export function answerInControl(field: Field, answer: Answer, { languageTag }: DisplayLocale): string {
  return typeof answer === 'number' ? spellTyped(field, answer, languageTag) : inputText(answer);
}

/** Writes a number with its unit, as it is read. */
export function shownNumber(field: Field, value: number, locale: DisplayLocale): string {
  const written = spellAmount(field, value, locale.languageTag);
  const unit = unitIn(field, locale);
  if (unit === '') return written;
  // English writes 50%, all other languages of the portal 50 %.
  const isClose = unit === '%' && locale.languageTag.startsWith('en');
  return `${written}${isClose ? '' : '\u00a0'}${unit}`;
}
