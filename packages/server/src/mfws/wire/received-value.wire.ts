import { dataTypes, parseVaultDate, type PropertyAssignment, type PropertyValue } from '@form-portal/domain';
import * as z from 'zod/mini';
import { badRequest } from '../fault.ts';
import { localOf, timeOf } from '../objects/instants.ts';

const wholeNumber = z.union([z.int(), z.string().check(z.regex(/^-?\d{1,15}$/))]);
const lookup = z.object({ Item: wholeNumber });
const typedValue = z.object({
  DataType: wholeNumber,
  Value: z.optional(z.union([z.string(), z.number(), z.boolean(), z.null()])),
  Lookup: z.optional(z.nullable(lookup)),
  Lookups: z.optional(z.nullable(z.array(lookup))),
});

/** A value as clients send it; some repeat it under `Value`, as responses do. */
export const propertyValueSchema = z.object({
  PropertyDef: wholeNumber,
  TypedValue: z.optional(typedValue),
  Value: z.optional(typedValue),
});

type TypedValueWire = z.infer<typeof typedValue>;

/** A received value: what to set, or null to clear. */
export type ReceivedValue = PropertyAssignment | { readonly propertyDef: number; readonly value: null };

/** Parses a value. An invalid value of its data type is kept unchanged, for the vault to refuse. */
export function receivedValue(
  { PropertyDef, TypedValue, Value }: z.infer<typeof propertyValueSchema>,
  timeZone: string,
): ReceivedValue {
  const propertyDef = Number(PropertyDef);
  const typed = TypedValue ?? Value;
  if (typed === undefined) throw badRequest(`Property ${String(propertyDef)} has no TypedValue.`);
  return { propertyDef, value: valueOf(typed, propertyDef, timeZone) };
}

function valueOf(typed: TypedValueWire, propertyDef: number, timeZone: string): PropertyValue | null {
  const dataType = Number(typed.DataType);
  const sent = typed.Value ?? null;
  const text = String(sent);
  switch (dataType) {
    case dataTypes.text:
    case dataTypes.multiLineText:
      return sent === null ? null : { dataType, value: text.normalize('NFC') };
    case dataTypes.integer:
    case dataTypes.floating:
    case dataTypes.integer64:
      return sent === null || sent === '' ? null : { dataType, value: Number(sent) };
    case dataTypes.date:
      return sent === null ? null : { dataType, value: parseVaultDate(datePart(text)) ?? text };
    case dataTypes.time:
      return sent === null ? null : { dataType, value: timeOf(text) ?? text };
    case dataTypes.timestamp:
      return sent === null ? null : { dataType, value: localOf(text, timeZone) ?? text };
    case dataTypes.boolean:
      return sent === null ? null : { dataType, value: asBoolean(sent, propertyDef) };
    case dataTypes.lookup: {
      const [item] = itemsOf(typed);
      return item === undefined ? null : { dataType, value: item };
    }
    case dataTypes.multiSelectLookup:
      return { dataType, value: itemsOf(typed) };
    default:
      throw badRequest(
        `Property ${String(propertyDef)}: values of data type ${String(dataType)} can't be set.`,
      );
  }
}

/** Clients send dates with a time, which is ignored. */
function datePart(text: string): string {
  return /^\d{4}-\d\d-\d\dT/.test(text) ? text.slice(0, 10) : text;
}

function asBoolean(sent: string | number | boolean, propertyDef: number): boolean {
  if (typeof sent === 'boolean') return sent;
  if (/^(true|false|0|1)$/i.test(String(sent))) return /^(true|1)$/i.test(String(sent));
  throw badRequest(`Property ${String(propertyDef)} is neither true nor false.`);
}

/** Clients may send a single item for a multi-select lookup, and the other way round. */
function itemsOf({ Lookup, Lookups }: TypedValueWire): readonly number[] {
  return (Lookups ?? [Lookup]).flatMap((item) =>
    item === null || item === undefined ? [] : [Number(item.Item)],
  );
}
