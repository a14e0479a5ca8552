import * as z from 'zod/mini';
import { parseVaultDate, parseVaultDateTime, parseVaultTime } from '../vault-date-time.ts';
import type { DataType } from './data-type.ts';
import type { PropertyValue } from './vault-object.ts';

/** Maximum length of a text value in the portal's own documents. */
const maxText = 10_000;

/** Maximum number of items of a multi-select value. */
const maxItems = 1_000;

/**
 * A property value on the wire (specification D13); item ids are joined by commas, and lists of them are
 * accepted too.
 */
export const propertyValueSchema = z.union([
  z.null(),
  z.boolean(),
  z.number(),
  z.string().check(z.maxLength(maxText)),
  z.array(z.union([z.number(), z.string().check(z.maxLength(20))])).check(z.maxLength(maxItems)),
]);

/** A property value on the wire. */
export type PropertyValueWire = z.infer<typeof propertyValueSchema>;

/** The result of parsing a value: the value, `empty` for nothing to set, or `invalid` for the data type. */
export type ReadPropertyValue = PropertyValue | 'empty' | 'invalid';

const wholeNumber = /^[+-]?\d{1,16}$/;
const decimalNumber = /^[+-]?\d{1,300}(?:[.,]\d{1,300})?$/;

/**
 * Parses a value by the data type of its property. Null, an empty string and an empty list are `empty` for
 * every data type.
 */
export function propertyValueFromWire(dataType: DataType, wire: PropertyValueWire): ReadPropertyValue {
  if (wire === null || wire === '' || (Array.isArray(wire) && wire.length === 0)) return 'empty';
  switch (dataType) {
    case 1:
    case 13:
      return Array.isArray(wire) ? 'invalid' : { dataType, value: String(wire).normalize('NFC') };
    case 2:
    case 11:
      return numberFrom(dataType, wire, wholeNumber);
    case 3:
      return numberFrom(dataType, wire, decimalNumber);
    case 5:
      return textFrom(dataType, wire, parseVaultDate);
    case 6:
      return textFrom(dataType, wire, parseVaultTime);
    case 7:
      return textFrom(dataType, wire, parseVaultDateTime);
    case 8:
      return booleanFrom(wire);
    case 9:
      return numberFrom(dataType, wire, wholeNumber);
    case 10:
      return listFrom(wire);
    case 0:
    case 12:
    case 14:
      return 'invalid';
  }
}

/** Converts a value to its wire form; undefined becomes an empty string. */
export function propertyValueToWire(value: PropertyValue | undefined): PropertyValueWire {
  if (value === undefined) return '';
  return value.dataType === 10 ? value.value.join(',') : value.value;
}

function numberFrom(dataType: 2 | 3 | 9 | 11, wire: PropertyValueWire, spelling: RegExp): ReadPropertyValue {
  const value = numberOf(wire, spelling);
  if (value === undefined) return 'invalid';
  return dataType === 9 ? { dataType, value } : { dataType, value };
}

function numberOf(wire: PropertyValueWire, spelling: RegExp): number | undefined {
  if (typeof wire !== 'number' && typeof wire !== 'string') return undefined;
  const text = String(wire).trim();
  if (typeof wire === 'string' && !spelling.test(text)) return undefined;
  const value = Number(text.replace(',', '.'));
  const whole = spelling === wholeNumber;
  return Number.isFinite(value) && (!whole || Number.isSafeInteger(value)) ? value : undefined;
}

function textFrom(
  dataType: 5 | 6 | 7,
  wire: PropertyValueWire,
  parse: (text: string) => string | undefined,
): ReadPropertyValue {
  const value = typeof wire === 'string' ? parse(wire) : undefined;
  return value === undefined ? 'invalid' : { dataType, value };
}

function booleanFrom(wire: PropertyValueWire): ReadPropertyValue {
  if (wire === true || wire === 'true') return { dataType: 8, value: true };
  return wire === false || wire === 'false' ? { dataType: 8, value: false } : 'invalid';
}

function listFrom(wire: PropertyValueWire): ReadPropertyValue {
  const parts = Array.isArray(wire) ? wire : String(wire).split(',');
  const ids = parts.map((part) => numberOf(part, wholeNumber));
  const known = ids.filter((id) => id !== undefined);
  if (known.length < ids.length) return 'invalid';
  return { dataType: 10, value: [...new Set(known)] };
}
