import type { DataType, PropertyValue, RefusalReason } from '@form-portal/domain';
import { dataTypes, parseVaultDate, parseVaultDateTime, parseVaultTime } from '@form-portal/domain';

/**
 * Maximum length of a property of data type 1 and of a title, in characters: M-Files' own limit, equal to the text field's
 * (specification §5).
 */
const maxTextLength = 100;

/** Whether a value is empty; such a property is treated as absent. */
export function isEmptyValue(value: PropertyValue): boolean {
  return value.value === '' || (Array.isArray(value.value) && value.value.length === 0);
}

/** The items of a value, by id; none for values that are not lookups. */
export function itemsOfValue(value: PropertyValue): readonly number[] {
  if (value.dataType === dataTypes.lookup) return [value.value];
  return value.dataType === dataTypes.multiSelectLookup ? value.value : [];
}

/** Why a value is refused. */
export interface ValueRefusal {
  /** Never repeats the value. */
  readonly words: string;
  readonly reason: RefusalReason;
}

/** Why a value is not valid for the data type; undefined when it is valid. */
export function refuseValue(value: PropertyValue, dataType: DataType): ValueRefusal | undefined {
  if (value.dataType !== dataType)
    return { words: 'the value is of another data type', reason: 'wrong-kind' };
  switch (value.dataType) {
    case dataTypes.text:
      return refuseText(value.value, maxTextLength);
    case dataTypes.multiLineText:
      return refuseText(value.value, Number.POSITIVE_INFINITY);
    case dataTypes.integer:
      return unless(isWithin(value.value, -2_147_483_648, 2_147_483_647), 'not a whole number in range');
    case dataTypes.integer64:
      return unless(Number.isSafeInteger(value.value), 'not a whole number in range');
    case dataTypes.floating:
      return unless(Number.isFinite(value.value), 'not a number');
    case dataTypes.date:
      return unless(parseVaultDate(value.value) === value.value, 'not a date');
    case dataTypes.time:
      return unless(parseVaultTime(value.value) === value.value, 'not a time');
    case dataTypes.timestamp:
      return unless(parseVaultDateTime(value.value) === value.value, 'not a date and time');
    case dataTypes.boolean:
      return unless(typeof value.value === 'boolean', 'not true or false');
    case dataTypes.lookup:
      return unless(Number.isInteger(value.value), 'not an item');
    case dataTypes.multiSelectLookup:
      return refuseItems(value.value);
  }
}

function unless(isValid: boolean, words: string): ValueRefusal | undefined {
  return isValid ? undefined : { words, reason: 'wrong-kind' };
}

function refuseText(text: string, maxLength: number): ValueRefusal | undefined {
  if (typeof text !== 'string' || text.includes('\0')) return { words: 'not a text', reason: 'wrong-kind' };
  return [...text].length > maxLength
    ? { words: `longer than ${String(maxLength)} characters`, reason: 'too-long' }
    : undefined;
}

function refuseItems(items: readonly number[]): ValueRefusal | undefined {
  if (!Array.isArray(items) || !items.every(Number.isInteger))
    return { words: 'not a list of items', reason: 'wrong-kind' };
  return new Set(items).size < items.length
    ? { words: 'an item is there twice', reason: 'other' }
    : undefined;
}

function isWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
