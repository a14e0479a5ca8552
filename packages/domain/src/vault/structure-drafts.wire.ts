import * as z from 'zod/mini';
import { parseWire } from '../parse.wire.ts';
import { ok, type Result } from '../problems/result.ts';
import type {
  ClassDraft,
  ItemDraft,
  LanguageDraft,
  PropertyDraft,
  StructureElementDraft,
  UserDraft,
} from './administered-structure.ts';
import { isDataType, type DataType } from './data-type.ts';

/** Well above the vault's limits, so that the vault can report by its own rules what is too long. */
const text = z.string().check(z.maxLength(1_000));
const id = z.int().check(z.nonnegative(), z.maximum(999_999_999));
const elementMembers = {
  Name: text,
  Translations: z.optional(z.record(z.string().check(z.regex(/^\d{1,9}$/)), text)),
};

/** Input for an object type or a value list. */
export const structureElementDraftSchema = z.object(elementMembers);

/** Input for a class. */
export const classDraftSchema = z.object({
  ...elementMembers,
  ObjectType: id,
  Workflow: z.optional(z.nullable(id)),
  Properties: z.array(z.object({ ID: id, Required: z.boolean() })).check(z.maxLength(1_000)),
});

/** Input for a property definition. */
export const propertyDraftSchema = z.object({
  ...elementMembers,
  DataType: z.number().check(z.refine(isDataType)),
  ValueList: z.nullish(id),
  Items: z.optional(z.array(text).check(z.maxLength(1_000))),
});

/** Input for an item of a value list. */
export const itemDraftSchema = z.object({
  ...elementMembers,
  Order: z.optional(z.int().check(z.minimum(1))),
  Owner: z.optional(z.nullable(id)),
});

/** Input for a language. */
export const languageDraftSchema = z.object({ Name: text, Tag: text });

/** Input for an account. */
export const userDraftSchema = z.object({
  Username: text,
  Password: z.optional(text),
  Name: text,
  Admin: z.boolean(),
  Enabled: z.optional(z.boolean()),
});

function elementDraftFromWire({
  Name,
  Translations,
}: z.infer<typeof structureElementDraftSchema>): StructureElementDraft {
  return { name: Name, names: Translations };
}

/** Parses an object type or a value list. Problem code: `request.invalid` with the path of each fault. */
export function structureElementDraftFromWire(value: unknown): Result<StructureElementDraft> {
  const parsed = parseWire(structureElementDraftSchema, value);
  return parsed.ok ? ok(elementDraftFromWire(parsed.value)) : parsed;
}

/** Converts an object type or a value list to its wire form. */
export function structureElementDraftToWire({
  name,
  names,
}: StructureElementDraft): z.infer<typeof structureElementDraftSchema> {
  return { Name: name, ...(names !== undefined && { Translations: { ...names } }) };
}

/** Parses a class. Problem code: `request.invalid` with the path of each fault. */
export function classDraftFromWire(value: unknown): Result<ClassDraft> {
  const parsed = parseWire(classDraftSchema, value);
  if (!parsed.ok) return parsed;
  const { ObjectType, Workflow, Properties } = parsed.value;
  return ok({
    ...elementDraftFromWire(parsed.value),
    objectType: ObjectType,
    workflow: Workflow,
    properties: Properties.map(({ ID, Required }) => ({ id: ID, required: Required })),
  });
}

/** Converts a class to its wire form. */
export function classDraftToWire(draft: ClassDraft): z.infer<typeof classDraftSchema> {
  return {
    ...structureElementDraftToWire(draft),
    ObjectType: draft.objectType,
    ...(draft.workflow !== undefined && { Workflow: draft.workflow }),
    Properties: draft.properties.map(({ id: property, required }) => ({ ID: property, Required: required })),
  };
}

/** Parses a property definition. Problem code: `request.invalid` with the path of each fault. */
export function propertyDraftFromWire(value: unknown): Result<PropertyDraft> {
  const parsed = parseWire(propertyDraftSchema, value);
  if (!parsed.ok) return parsed;
  const { DataType: dataType, ValueList, Items: items } = parsed.value;
  return ok({
    ...elementDraftFromWire(parsed.value),
    dataType: dataType as DataType,
    valueList: ValueList ?? null,
    ...(items !== undefined && { items }),
  });
}

/** Converts a property definition to its wire form. */
export function propertyDraftToWire(draft: PropertyDraft): z.infer<typeof propertyDraftSchema> {
  const { dataType, valueList, items } = draft;
  return {
    ...structureElementDraftToWire(draft),
    DataType: dataType,
    ValueList: valueList,
    ...(items !== undefined && { Items: [...items] }),
  };
}

/** Parses an item. Problem code: `request.invalid` with the path of each fault. */
export function itemDraftFromWire(value: unknown): Result<ItemDraft> {
  const parsed = parseWire(itemDraftSchema, value);
  if (!parsed.ok) return parsed;
  const { Order, Owner } = parsed.value;
  return ok({ ...elementDraftFromWire(parsed.value), order: Order, owner: Owner });
}

/** Converts an item to its wire form. */
export function itemDraftToWire(draft: ItemDraft): z.infer<typeof itemDraftSchema> {
  return {
    ...structureElementDraftToWire(draft),
    ...(draft.order !== undefined && { Order: draft.order }),
    ...(draft.owner !== undefined && { Owner: draft.owner }),
  };
}

/** Parses a language. Problem code: `request.invalid` with the path of each fault. */
export function languageDraftFromWire(value: unknown): Result<LanguageDraft> {
  const parsed = parseWire(languageDraftSchema, value);
  return parsed.ok ? ok({ name: parsed.value.Name, tag: parsed.value.Tag }) : parsed;
}

/** Converts a language to its wire form. */
export function languageDraftToWire({ name, tag }: LanguageDraft): z.infer<typeof languageDraftSchema> {
  return { Name: name, Tag: tag };
}

/** Parses an account. Problem code: `request.invalid` with the path of each fault. */
export function userDraftFromWire(value: unknown): Result<UserDraft> {
  const parsed = parseWire(userDraftSchema, value);
  if (!parsed.ok) return parsed;
  const { Username, Password, Name, Admin, Enabled } = parsed.value;
  return ok({ username: Username, password: Password, name: Name, admin: Admin, enabled: Enabled });
}

/** Converts an account to its wire form. */
export function userDraftToWire(draft: UserDraft): z.infer<typeof userDraftSchema> {
  return {
    Username: draft.username,
    ...(draft.password !== undefined && { Password: draft.password }),
    Name: draft.name,
    Admin: draft.admin,
    ...(draft.enabled !== undefined && { Enabled: draft.enabled }),
  };
}
