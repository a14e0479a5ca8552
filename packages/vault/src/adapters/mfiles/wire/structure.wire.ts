import {
  firstCustomProperty,
  isDataType,
  isLookup,
  isOfferedObjectType,
  toWellFormed,
  type ObjectType,
  type VaultClass,
  type VaultProperty,
} from '@form-portal/domain';
import * as z from 'zod/mini';

const id = z.int();
const optionalId = z.optional(z.nullable(id));
/** Far above what M-Files allows; longer names of a broken or hostile vault would fill every administrator's page. */
const maxName = 1000;
const nameSchema = z.pipe(
  z.string(),
  z.transform((name) => toWellFormed(name.slice(0, maxName))),
);

/** A property definition (docs/protocols/m-files.md#structure). */
export const propertyDefSchema = z.object({
  ID: id,
  Name: nameSchema,
  DataType: id,
  ValueList: optionalId,
  AutomaticValueType: optionalId,
});

/** All property definitions. */
export const propertyDefsSchema = z.array(propertyDefSchema);

/** All object types. */
export const objTypesSchema = z.array(z.object({ ID: id, Name: nameSchema }));

/** The classes of an object type. */
export const objectClassesSchema = z.array(z.object({ ID: id }));

/** A class with its properties. */
export const extendedClassSchema = z.object({
  ID: id,
  Name: nameSchema,
  NamePropertyDef: optionalId,
  AssociatedPropertyDefs: z.optional(
    z.nullable(z.array(z.object({ PropertyDef: id, Required: z.boolean() }))),
  ),
});

const itemsSchema = z.array(z.object({ ID: id, Name: nameSchema }));

/** Items of a value list: documented as an array, also seen as `Results` (docs/protocols/m-files.md#value-lists). */
export const valueListItemsSchema = z.union([
  itemsSchema,
  z.object({ Items: itemsSchema, MoreResults: z.optional(z.nullable(z.boolean())) }),
]);

/** Whether the vault sets the property's value, which then cannot be given. */
export function isAutomatic({ AutomaticValueType }: z.infer<typeof propertyDefSchema>): boolean {
  return (AutomaticValueType ?? 0) !== 0;
}

/** The properties that forms can use; excludes unknown data types, and custom properties that the vault sets itself. */
export function propertiesFromWire(defs: z.infer<typeof propertyDefsSchema>): readonly VaultProperty[] {
  return defs.flatMap((def) => {
    const { ID, Name, DataType, ValueList } = def;
    if (ID < 0 || !isDataType(DataType) || (ID >= firstCustomProperty && isAutomatic(def))) return [];
    return [
      { id: ID, name: Name, dataType: DataType, valueList: isLookup(DataType) ? (ValueList ?? 0) : null },
    ];
  });
}

/** Documents and the vault's custom object types. */
export function objectTypesFromWire(types: z.infer<typeof objTypesSchema>): readonly ObjectType[] {
  return types.filter(({ ID }) => isOfferedObjectType(ID)).map(({ ID, Name }) => ({ id: ID, name: Name }));
}

/** A class, limited to the properties that forms can use. */
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
