import * as z from 'zod/mini';
import { parseVaultDate, parseVaultDateTime, parseVaultTime } from '../time/vault-date-time.ts';
import { dataTypes, type DataType } from './data-type.ts';
import type { PropertyValue } from './vault-object.ts';

type NumericType = Extract<PropertyValue, { readonly value: number }>['dataType'];
type MomentType = (typeof dataTypes)['date' | 'time' | 'timestamp'];

/**
 * Maximum length of a text value in the portal's own documents: forms, and the parts of a submission that
 * administrators see. The text that goes to a vault may be longer, since the answers of several fields or rows are
 * joined in one property.
 */
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
    case dataTypes.text:
    case dataTypes.multiLineText:
      return Array.isArray(wire) ? 'invalid' : { dataType, value: String(wire).normalize('NFC') };
    case dataTypes.integer:
    case dataTypes.integer64:
      return numberFrom(dataType, wire, wholeNumber);
    case dataTypes.floating:
      return numberFrom(dataType, wire, decimalNumber);
    case dataTypes.date:
      return textFrom(dataType, wire, parseVaultDate);
    case dataTypes.time:
      return textFrom(dataType, wire, parseVaultTime);
    case dataTypes.timestamp:
      return textFrom(dataType, wire, parseVaultDateTime);
    case dataTypes.boolean:
      return booleanFrom(wire);
    case dataTypes.lookup:
      return numberFrom(dataType, wire, wholeNumber);
    case dataTypes.multiSelectLookup:
      return listFrom(wire);
    case dataTypes.uninitialized:
    case dataTypes.fileTime:
    case dataTypes.acl:
      return 'invalid';
  }
}

/** Converts a value to its wire form; undefined becomes an empty string. */
export function propertyValueToWire(value: PropertyValue | undefined): PropertyValueWire {
  if (value === undefined) return '';
  return value.dataType === dataTypes.multiSelectLookup ? value.value.join(',') : value.value;
}

function numberFrom(dataType: NumericType, wire: PropertyValueWire, spelling: RegExp): ReadPropertyValue {
  const value = numberOf(wire, spelling);
  if (value === undefined) return 'invalid';
  return dataType === dataTypes.lookup ? { dataType, value } : { dataType, value };
}

function numberOf(wire: PropertyValueWire, spelling: RegExp): number | undefined {
  if (typeof wire !== 'number' && typeof wire !== 'string') return undefined;
  const text = String(wire).trim();
  if (typeof wire === 'string' && !spelling.test(text)) return undefined;
  const value = Number(text.replace(',', '.'));
  const mustBeWhole = spelling === wholeNumber;
  return Number.isFinite(value) && (!mustBeWhole || Number.isSafeInteger(value)) ? value : undefined;
}

function textFrom(
  dataType: MomentType,
  wire: PropertyValueWire,
  parse: (text: string) => string | undefined,
): ReadPropertyValue {
  const value = typeof wire === 'string' ? parse(wire) : undefined;
  return value === undefined ? 'invalid' : { dataType, value };
}

function booleanFrom(wire: PropertyValueWire): ReadPropertyValue {
  if (wire === true || wire === 'true') return { dataType: dataTypes.boolean, value: true };
  return wire === false || wire === 'false' ? { dataType: dataTypes.boolean, value: false } : 'invalid';
}

function listFrom(wire: PropertyValueWire): ReadPropertyValue {
  const parts = Array.isArray(wire) ? wire : String(wire).split(',');
  const ids = parts.map((part) => numberOf(part, wholeNumber));
  const validIds = ids.filter((id) => id !== undefined);
  if (validIds.length < ids.length) return 'invalid';
  return { dataType: dataTypes.multiSelectLookup, value: [...new Set(validIds)] };
}
