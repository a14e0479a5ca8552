import {
  dataTypes,
  utcOf,
  type PropertyAssignment,
  type PropertyValue,
  type VaultObjectRef,
} from '@form-portal/domain';
import * as z from 'zod/mini';
import { VaultError } from '../../../errors.ts';

/** An uploaded file (docs/protocols/m-files.md#files). */
export const uploadSchema = z.object({ UploadID: z.int() });

/** The parts of an object that the portal uses. */
export const objectVersionSchema = z.object({ ObjVer: z.object({ Type: z.int(), ID: z.int() }) });

/** A response whose content is ignored. */
export const anythingSchema = z.unknown();

/** Search results. */
export const foundObjectsSchema = z.object({ Items: z.array(objectVersionSchema) });

/** Identifies an object. */
export function objectRefFromWire({ ObjVer }: z.infer<typeof objectVersionSchema>): VaultObjectRef {
  return { type: ObjVer.Type, id: ObjVer.ID };
}

/** Serialises a property with its value for the service (docs/protocols/m-files.md#typed-values). */
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
    case dataTypes.text:
    case dataTypes.multiLineText:
    case dataTypes.date:
    case dataTypes.boolean:
      return { Value: value.value };
  }
}

/** Version -1 is the latest; without it the service looks for version 0, which does not exist. */
function latest(item: number): object {
  return { Item: item, Version: -1 };
}
