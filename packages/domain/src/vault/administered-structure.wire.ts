import * as z from 'zod/mini';
import { guidFromWire, guidSchema } from '../guid.wire.ts';
import { localizedTextSchema } from '../text/localized-text.wire.ts';
import { parseWire } from '../parse.wire.ts';
import { ok, type Result } from '../problems/result.ts';
import type {
  AdministeredClass,
  AdministeredItem,
  AdministeredLanguage,
  AdministeredProperty,
  AdministeredStructure,
  AdministeredUser,
  AdministeredValueList,
  StructureElement,
  VaultUse,
} from './administered-structure.ts';
import { isDataType, type DataType } from './data-type.ts';

const id = z.int().check(z.nonnegative());
const names = z.record(z.string().check(z.regex(/^\d{1,9}$/)), z.string());
const elementMembers = { ID: id, Name: z.string(), Translations: names, BuiltIn: z.boolean() };

/** An object type of the embedded vault. */
export const objectTypeSchema = z.object(elementMembers);

/** A class of the embedded vault. */
export const vaultClassSchema = z.object({
  ...elementMembers,
  ObjectType: id,
  Workflow: z.nullable(id),
  Properties: z.array(z.object({ ID: id, Required: z.boolean() })),
});

/** A property definition of the embedded vault. */
export const vaultPropertySchema = z.object({
  ...elementMembers,
  DataType: z.number().check(z.refine(isDataType)),
  ValueList: z.nullable(id),
});

/** A value list of the embedded vault. */
export const valueListSchema = z.object({ ...elementMembers, ItemCount: id });

/** An item of a value list of the embedded vault. */
export const vaultItemSchema = z.object({ ...elementMembers, Order: id, Owner: z.nullable(id) });

/** The items of a value list, in order. */
export const vaultItemsSchema = z.array(vaultItemSchema);

/** A language of the embedded vault. */
export const vaultLanguageSchema = z.object({
  ID: id,
  Name: z.string(),
  Tag: z.string(),
  BuiltIn: z.boolean(),
});

/** The structure as administrators edit it. */
export const administeredStructureSchema = z.object({
  ObjectTypes: z.array(objectTypeSchema),
  Classes: z.array(vaultClassSchema),
  Properties: z.array(vaultPropertySchema),
  ValueLists: z.array(valueListSchema),
  Languages: z.array(vaultLanguageSchema),
});

/** An account of the embedded vault, without its password. */
export const vaultUserSchema = z.object({
  ID: id,
  Username: z.string(),
  Name: z.string(),
  Admin: z.boolean(),
  Enabled: z.boolean(),
});

/** All accounts. */
export const vaultUsersSchema = z.array(vaultUserSchema);

/** Where a structure element is used. */
export const vaultUsesSchema = z.array(
  z.discriminatedUnion('Kind', [
    z.object({ Kind: z.literal('form'), GUID: guidSchema, Name: localizedTextSchema(1_000) }),
    z.object({ Kind: z.literal('class'), ID: id, Name: z.string() }),
    z.object({ Kind: z.literal('property'), ID: id, Name: z.string() }),
    z.object({ Kind: z.literal('objects'), Count: id }),
    z.object({ Kind: z.literal('portal-language'), Code: z.string(), Name: z.string() }),
    z.object({ Kind: z.literal('identity-mapping') }),
  ]),
);

type StructureElementWire = z.infer<typeof objectTypeSchema>;

function structureElementFromWire({
  ID,
  Name,
  Translations,
  BuiltIn,
}: StructureElementWire): StructureElement {
  return { id: ID, name: Name, names: Translations, builtIn: BuiltIn };
}

function structureElementToWire(element: StructureElement): StructureElementWire {
  return { ID: element.id, Name: element.name, Translations: { ...element.names }, BuiltIn: element.builtIn };
}

/** Converts an object type to its wire form. */
export function objectTypeToWire(objectType: StructureElement): StructureElementWire {
  return structureElementToWire(objectType);
}

/** Converts a class to its wire form. */
export function vaultClassToWire(vaultClass: AdministeredClass): z.infer<typeof vaultClassSchema> {
  return {
    ...structureElementToWire(vaultClass),
    ObjectType: vaultClass.objectType,
    Workflow: vaultClass.workflow,
    Properties: vaultClass.properties.map((property) => ({ ID: property.id, Required: property.required })),
  };
}

/** Converts a property definition to its wire form. */
export function vaultPropertyToWire(property: AdministeredProperty): z.infer<typeof vaultPropertySchema> {
  return { ...structureElementToWire(property), DataType: property.dataType, ValueList: property.valueList };
}

/** Converts a value list to its wire form. */
export function valueListToWire(valueList: AdministeredValueList): z.infer<typeof valueListSchema> {
  return { ...structureElementToWire(valueList), ItemCount: valueList.itemCount };
}

/** Converts an item to its wire form. */
export function vaultItemToWire(item: AdministeredItem): z.infer<typeof vaultItemSchema> {
  return { ...structureElementToWire(item), Order: item.order, Owner: item.owner };
}

/** Converts a language to its wire form. */
export function vaultLanguageToWire(language: AdministeredLanguage): z.infer<typeof vaultLanguageSchema> {
  return { ID: language.id, Name: language.name, Tag: language.tag, BuiltIn: language.builtIn };
}

/** Converts an account to its wire form. */
export function vaultUserToWire(user: AdministeredUser): z.infer<typeof vaultUserSchema> {
  return { ID: user.id, Username: user.username, Name: user.name, Admin: user.admin, Enabled: user.enabled };
}

/** Converts the structure to its wire form. */
export function administeredStructureToWire(
  structure: AdministeredStructure,
): z.infer<typeof administeredStructureSchema> {
  return {
    ObjectTypes: structure.objectTypes.map(objectTypeToWire),
    Classes: structure.classes.map(vaultClassToWire),
    Properties: structure.properties.map(vaultPropertyToWire),
    ValueLists: structure.valueLists.map(valueListToWire),
    Languages: structure.languages.map(vaultLanguageToWire),
  };
}

/** Converts uses to their wire form. */
export function vaultUsesToWire(uses: readonly VaultUse[]): z.infer<typeof vaultUsesSchema> {
  return uses.map((use) => {
    switch (use.kind) {
      case 'form':
        return { Kind: use.kind, GUID: use.guid, Name: use.name };
      case 'class':
      case 'property':
        return { Kind: use.kind, ID: use.id, Name: use.name };
      case 'objects':
        return { Kind: use.kind, Count: use.count };
      case 'portal-language':
        return { Kind: use.kind, Code: use.code, Name: use.name };
      case 'identity-mapping':
        return { Kind: use.kind };
    }
  });
}

/** Parses the structure. Problem code: `request.invalid` with the path of each fault. */
export function administeredStructureFromWire(value: unknown): Result<AdministeredStructure> {
  const parsed = parseWire(administeredStructureSchema, value);
  if (!parsed.ok) return parsed;
  const wire = parsed.value;
  return ok({
    objectTypes: wire.ObjectTypes.map(structureElementFromWire),
    classes: wire.Classes.map((vaultClass) => ({
      ...structureElementFromWire(vaultClass),
      objectType: vaultClass.ObjectType,
      workflow: vaultClass.Workflow,
      properties: vaultClass.Properties.map(({ ID, Required }) => ({ id: ID, required: Required })),
    })),
    properties: wire.Properties.map((property) => ({
      ...structureElementFromWire(property),
      dataType: property.DataType as DataType,
      valueList: property.ValueList,
    })),
    valueLists: wire.ValueLists.map((valueList) => ({
      ...structureElementFromWire(valueList),
      itemCount: valueList.ItemCount,
    })),
    languages: wire.Languages.map(({ ID, Name, Tag, BuiltIn }) => ({
      id: ID,
      name: Name,
      tag: Tag,
      builtIn: BuiltIn,
    })),
  });
}

/** Parses the items of a list. Problem code: `request.invalid` with the path of each fault. */
export function vaultItemsFromWire(value: unknown): Result<readonly AdministeredItem[]> {
  const parsed = parseWire(vaultItemsSchema, value);
  if (!parsed.ok) return parsed;
  return ok(
    parsed.value.map((item) => ({ ...structureElementFromWire(item), order: item.Order, owner: item.Owner })),
  );
}

/** Parses accounts. Problem code: `request.invalid` with the path of each fault. */
export function vaultUsersFromWire(value: unknown): Result<readonly AdministeredUser[]> {
  const parsed = parseWire(vaultUsersSchema, value);
  if (!parsed.ok) return parsed;
  return ok(
    parsed.value.map(({ ID, Username, Name, Admin, Enabled }) => ({
      id: ID,
      username: Username,
      name: Name,
      admin: Admin,
      enabled: Enabled,
    })),
  );
}

/** Parses uses. Problem code: `request.invalid` with the path of each fault. */
export function vaultUsesFromWire(value: unknown): Result<readonly VaultUse[]> {
  const parsed = parseWire(vaultUsesSchema, value);
  if (!parsed.ok) return parsed;
  return ok(
    parsed.value.map((use): VaultUse => {
      switch (use.Kind) {
        case 'form':
          return { kind: use.Kind, guid: guidFromWire(use.GUID), name: use.Name };
        case 'class':
        case 'property':
          return { kind: use.Kind, id: use.ID, name: use.Name };
        case 'objects':
          return { kind: use.Kind, count: use.Count };
        case 'portal-language':
          return { kind: use.Kind, code: use.Code, name: use.Name };
        case 'identity-mapping':
          return { kind: use.Kind };
      }
    }),
  );
}

const savedSchema = z.object({ ID: id });

/** Parses the id of a saved element. Problem code: `request.invalid`. */
export function savedIdFromWire(value: unknown): Result<number> {
  const parsed = parseWire(savedSchema, value);
  return parsed.ok ? ok(parsed.value.ID) : parsed;
}
