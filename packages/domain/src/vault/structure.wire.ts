import * as z from 'zod/mini';
import { parseWire } from '../parse.wire.ts';
import { ok, type Result } from '../problems/result.ts';
import { isDataType, type DataType } from './data-type.ts';
import type {
  ValueListItem,
  ValueListItemNames,
  VaultNames,
  VaultStructure,
  VaultTranslations,
} from './structure.ts';

const idSchema = z.int();
const nameSchema = z.string();
const idKeySchema = z.string().check(z.regex(/^-?\d{1,15}$/));

const namesSchema = z.record(idKeySchema, z.string());
const namesByIdSchema = z.record(idKeySchema, namesSchema);

/**
 * Vault languages and the names of items, properties, classes and object types in them; also the format of
 * the file that provides them for a vault that does not (specification D35).
 */
const vaultTranslationsSchema = z.object({
  Language: z.array(z.object({ ID: idSchema, Name: nameSchema })),
  ValueListItems: z.nullish(z.record(idKeySchema, namesByIdSchema)),
  Properties: z.nullish(namesByIdSchema),
  Classes: z.nullish(namesByIdSchema),
  ObjectTypes: z.nullish(namesByIdSchema),
});

/**
 * The vault's structure on the wire (specification §3, Vault structure); classes include their properties.
 */
export const structureSchema = z.object({
  properties: z.array(
    z.object({
      ID: idSchema,
      Name: nameSchema,
      DataType: z.number().check(z.refine(isDataType)),
      ValueList: z.nullish(idSchema),
    }),
  ),
  classes: z.array(
    z.object({
      ID: idSchema,
      Name: nameSchema,
      ObjectType: idSchema,
      Properties: z.nullish(z.array(z.object({ ID: idSchema, Required: z.boolean() }))),
    }),
  ),
  objectTypes: z.array(z.object({ ID: idSchema, Name: nameSchema })),
  translations: vaultTranslationsSchema,
});

/** The parsed vault structure. */
export type StructureWire = z.infer<typeof structureSchema>;

type NamesByIdWire = z.infer<typeof namesByIdSchema>;

/** Items of a value list on the wire. */
export const valueListItemsSchema = z.array(z.object({ ID: idSchema, Name: nameSchema }));

/** Parsed value list items. */
export type ValueListItemsWire = z.infer<typeof valueListItemsSchema>;

/** Parses a structure. Problem code: `request.invalid` with the path of each fault. */
export function structureFromWire(value: unknown): Result<VaultStructure> {
  const parsed = parseWire(structureSchema, value);
  if (!parsed.ok) return parsed;
  const wire = parsed.value;
  return ok({
    properties: wire.properties.map((property) => ({
      id: property.ID,
      name: property.Name,
      dataType: property.DataType as DataType,
      valueList: property.ValueList ?? null,
    })),
    classes: wire.classes.map((vaultClass) => ({
      id: vaultClass.ID,
      name: vaultClass.Name,
      objectType: vaultClass.ObjectType,
      properties: (vaultClass.Properties ?? []).map(({ ID, Required }) => ({ id: ID, required: Required })),
    })),
    objectTypes: wire.objectTypes.map(namedFromWire),
    ...translationsOf(wire.translations),
  });
}

/** Parses languages and the names in them alone. Problem code: `request.invalid` with the path of each fault. */
export function vaultTranslationsFromWire(value: unknown): Result<VaultTranslations> {
  const parsed = parseWire(vaultTranslationsSchema, value);
  return parsed.ok ? ok(translationsOf(parsed.value)) : parsed;
}

function translationsOf(wire: z.infer<typeof vaultTranslationsSchema>): VaultTranslations {
  return {
    languages: wire.Language.map(namedFromWire),
    itemNames: (wire.ValueListItems ?? {}) as ValueListItemNames,
    elementNames: {
      properties: namesById(wire.Properties),
      classes: namesById(wire.Classes),
      objectTypes: namesById(wire.ObjectTypes),
    },
  };
}

function namesById(wire: NamesByIdWire | null | undefined): Readonly<Record<number, VaultNames>> {
  return (wire ?? {}) as Readonly<Record<number, VaultNames>>;
}

/** Converts a structure to its wire form. */
export function structureToWire(structure: VaultStructure): StructureWire {
  return {
    properties: structure.properties.map((property) => ({
      ID: property.id,
      Name: property.name,
      DataType: property.dataType,
      ValueList: property.valueList,
    })),
    classes: structure.classes.map((vaultClass) => ({
      ID: vaultClass.id,
      Name: vaultClass.name,
      ObjectType: vaultClass.objectType,
      Properties: vaultClass.properties.map(({ id, required }) => ({ ID: id, Required: required })),
    })),
    objectTypes: structure.objectTypes.map(namedToWire),
    translations: {
      Language: structure.languages.map(namedToWire),
      ValueListItems: structure.itemNames as NonNullable<StructureWire['translations']['ValueListItems']>,
      Properties: structure.elementNames.properties as NamesByIdWire,
      Classes: structure.elementNames.classes as NamesByIdWire,
      ObjectTypes: structure.elementNames.objectTypes as NamesByIdWire,
    },
  };
}

/** Parses the items of a value list. Problem code: `request.invalid` with the path of each fault. */
export function valueListItemsFromWire(value: unknown): Result<readonly ValueListItem[]> {
  const parsed = parseWire(valueListItemsSchema, value);
  return parsed.ok ? ok(parsed.value.map(namedFromWire)) : parsed;
}

/** Converts the items of a value list to their wire form. */
export function valueListItemsToWire(items: readonly ValueListItem[]): ValueListItemsWire {
  return items.map(namedToWire);
}

function namedFromWire(wire: { readonly ID: number; readonly Name: string }): { id: number; name: string } {
  return { id: wire.ID, name: wire.Name };
}

function namedToWire(element: { readonly id: number; readonly name: string }): { ID: number; Name: string } {
  return { ID: element.id, Name: element.name };
}
