import type { DataType, PropertyValue } from '@form-portal/domain';
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

/** Why a value is not valid for the data type, in words that never repeat the value; undefined when it is valid. */
export function refuseValue(value: PropertyValue, dataType: DataType): string | undefined {
  if (value.dataType !== dataType) return 'the value is of another data type';
  switch (value.dataType) {
    case dataTypes.text:
      return refuseText(value.value, maxTextLength);
    case dataTypes.multiLineText:
      return refuseText(value.value, Number.POSITIVE_INFINITY);
    case dataTypes.integer:
      return isWithin(value.value, -2_147_483_648, 2_147_483_647) ? undefined : 'not a whole number in range';
    case dataTypes.integer64:
      return Number.isSafeInteger(value.value) ? undefined : 'not a whole number in range';
    case dataTypes.floating:
      return Number.isFinite(value.value) ? undefined : 'not a number';
    case dataTypes.date:
      return parseVaultDate(value.value) === value.value ? undefined : 'not a date';
    case dataTypes.time:
      return parseVaultTime(value.value) === value.value ? undefined : 'not a time';
    case dataTypes.timestamp:
      return parseVaultDateTime(value.value) === value.value ? undefined : 'not a date and time';
    case dataTypes.boolean:
      return typeof value.value === 'boolean' ? undefined : 'not true or false';
    case dataTypes.lookup:
      return Number.isInteger(value.value) ? undefined : 'not an item';
    case dataTypes.multiSelectLookup:
      return refuseItems(value.value);
  }
}

function refuseText(text: string, maxLength: number): string | undefined {
  if (typeof text !== 'string' || text.includes('\0')) return 'not a text';
  return [...text].length > maxLength ? `longer than ${String(maxLength)} characters` : undefined;
}

function refuseItems(items: readonly number[]): string | undefined {
  if (!Array.isArray(items) || !items.every(Number.isInteger)) return 'not a list of items';
  return new Set(items).size < items.length ? 'an item is there twice' : undefined;
}

function isWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
