import {
  dataTypes,
  type PropertyAssignment,
  type PropertyValue,
  type VaultObjectRef,
} from '@form-portal/domain';
import * as z from 'zod/mini';
import { VaultError } from '../../../errors.ts';
import { utcOf } from '../utc-of.ts';

/** A file that was uploaded (docs/protocols/m-files.md#files). */
export const uploadSchema = z.object({ UploadID: z.int() });

/** An object, as far as the portal looks at it. */
export const objectVersionSchema = z.object({ ObjVer: z.object({ Type: z.int(), ID: z.int() }) });

/** An answer that nobody looks at. */
export const anythingSchema = z.unknown();

/** Found objects. */
export const foundObjectsSchema = z.object({ Items: z.array(objectVersionSchema) });

/** Where an object stands. */
export function objectRefFromWire({ ObjVer }: z.infer<typeof objectVersionSchema>): VaultObjectRef {
  return { type: ObjVer.Type, id: ObjVer.ID };
}

/** A property with its value as the service takes it (docs/protocols/m-files.md#typed-values). */
export function propertyValueToWire({ propertyDef, value }: PropertyAssignment, timeZone: string): object {
  const typed = typedValue(value, timeZone);
  if (typed === undefined)
    throw new VaultError('invalid-object', `Property ${String(propertyDef)}: not a value of its data type.`);
  return { PropertyDef: propertyDef, TypedValue: { DataType: value.dataType, ...typed } };
}

function typedValue(value: PropertyValue, timeZone: string): object | undefined {
  switch (value.dataType) {
    case dataTypes.integer:
    case dataTypes.floating:
    case dataTypes.integer64:
      return Number.isFinite(value.value) ? { Value: value.value } : undefined;
    case dataTypes.time:
      return { Value: `${value.value}:00` };
    case dataTypes.timestamp: {
      const instant = utcOf(value.value, timeZone);
      return instant === undefined ? undefined : { Value: instant };
    }
    case dataTypes.lookup:
      return { Lookup: latest(value.value) };
    case dataTypes.multiSelectLookup:
      return { Lookups: value.value.map(latest) };
    default:
      return { Value: value.value };
  }
}

/** Version -1 is the latest; without it the service looks for version 0 and finds none. */
function latest(item: number): object {
  return { Item: item, Version: -1 };
}
