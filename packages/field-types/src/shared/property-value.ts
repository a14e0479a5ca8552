import { dataTypes } from '@form-portal/domain';
import type { DataType, PropertyValue } from '@form-portal/domain';
import { largestInteger, smallestInteger } from './numbers/range.ts';

/** Converts text to a value of a text property; undefined for any other data type and for an empty text. */
export function textPropertyValue(dataType: DataType, text: string): PropertyValue | undefined {
  if (text === '') return undefined;
  return dataType === dataTypes.text || dataType === dataTypes.multiLineText
    ? { dataType, value: text }
    : undefined;
}

/**
 * Converts a number to a value of a number or text property (with a decimal point); undefined for any other
 * data type, and for what a property of whole numbers cannot hold, such as a fraction or a number out of its range; a
 * formula can give both.
 */
export function numberPropertyValue(dataType: DataType, value: number): PropertyValue | undefined {
  if (dataType === dataTypes.floating) return { dataType, value };
  if (dataType === dataTypes.integer && (value < smallestInteger || value > largestInteger)) return undefined;
  if (dataType === dataTypes.integer || dataType === dataTypes.integer64)
    return Number.isSafeInteger(value) ? { dataType, value } : undefined;
  return textPropertyValue(dataType, String(value));
}

type MomentDataType = (typeof dataTypes)['date' | 'time' | 'timestamp'];

/**
 * Converts a stored date, time or date-time to a value of a property of the same kind, or of a text
 * property.
 */
export function momentPropertyValue(
  dataType: DataType,
  kind: MomentDataType,
  stored: string,
): PropertyValue | undefined {
  return dataType === kind ? { dataType: kind, value: stored } : textPropertyValue(dataType, stored);
}
