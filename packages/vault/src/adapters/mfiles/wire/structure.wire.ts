import {
  isDataType,
  isLookup,
  type ObjectType,
  type VaultClass,
  type VaultProperty,
} from '@form-portal/domain';
import * as z from 'zod/mini';

const id = z.int();
const optionalId = z.optional(z.nullable(id));

/** A property definition (docs/protocols/m-files.md#structure). */
export const propertyDefSchema = z.object({
  ID: id,
  Name: z.string(),
  DataType: id,
  ValueList: optionalId,
  AutomaticValueType: optionalId,
});

/** Every property definition. */
export const propertyDefsSchema = z.array(propertyDefSchema);

/** Every object type. */
export const objTypesSchema = z.array(z.object({ ID: id, Name: z.string() }));

/** The classes of an object type. */
export const objectClassesSchema = z.array(z.object({ ID: id }));

/** A class with what it carries. */
export const extendedClassSchema = z.object({
  ID: id,
  Name: z.string(),
  NamePropertyDef: optionalId,
  AssociatedPropertyDefs: z.optional(
    z.nullable(z.array(z.object({ PropertyDef: id, Required: z.boolean() }))),
  ),
});

const itemsSchema = z.array(z.object({ ID: id, Name: z.string() }));

/** Items of a value list: documented as a list, met as `Results` too (docs/protocols/m-files.md#value-lists). */
export const valueListItemsSchema = z.union([
  itemsSchema,
  z.object({ Items: itemsSchema, MoreResults: z.optional(z.nullable(z.boolean())) }),
]);

/** Whether the vault gives the property its value: nobody else can. */
export function isAutomatic({ AutomaticValueType }: z.infer<typeof propertyDefSchema>): boolean {
  return (AutomaticValueType ?? 0) !== 0;
}

const firstOwnProperty = 1000;

/** The properties that forms can be built on; those of unknown data types, and own ones that fill themselves, are none of them. */
export function propertiesFromWire(defs: z.infer<typeof propertyDefsSchema>): readonly VaultProperty[] {
  return defs.flatMap((def) => {
    const { ID, Name, DataType, ValueList } = def;
    if (ID < 0 || !isDataType(DataType) || (ID >= firstOwnProperty && isAutomatic(def))) return [];
    return [
      { id: ID, name: Name, dataType: DataType, valueList: isLookup(DataType) ? (ValueList ?? 0) : null },
    ];
  });
}

const documents = 0;
const firstOwnObjectType = 100;

/** Documents and the vault's own object types. */
export function objectTypesFromWire(types: z.infer<typeof objTypesSchema>): readonly ObjectType[] {
  return types
    .filter(({ ID }) => ID === documents || ID >= firstOwnObjectType)
    .map(({ ID, Name }) => ({ id: ID, name: Name }));
}

/** A class, of the properties that forms can be built on. */
export function classFromWire(
  { ID, Name, AssociatedPropertyDefs }: z.infer<typeof extendedClassSchema>,
  objectType: number,
  known: ReadonlySet<number>,
): VaultClass {
  const properties = (AssociatedPropertyDefs ?? [])
    .filter(({ PropertyDef }) => known.has(PropertyDef))
    .map(({ PropertyDef, Required }) => ({ id: PropertyDef, required: Required }));
  return { id: ID, name: Name, objectType, properties };
}
