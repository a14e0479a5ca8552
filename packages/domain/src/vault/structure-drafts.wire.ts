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
const element = {
  Name: text,
  Translations: z.optional(z.record(z.string().check(z.regex(/^\d{1,9}$/)), text)),
};

/** Input for an object type or a value list. */
export const structureElementDraftSchema = z.object(element);

/** Input for a class. */
export const classDraftSchema = z.object({
  ...element,
  ObjectType: id,
  Workflow: z.optional(z.nullable(id)),
  Properties: z.array(z.object({ ID: id, Required: z.boolean() })).check(z.maxLength(1_000)),
});

/** Input for a property definition. */
export const propertyDraftSchema = z.object({
  ...element,
  DataType: z.number().check(z.refine(isDataType)),
  ValueList: z.nullish(id),
  Items: z.optional(z.array(text).check(z.maxLength(1_000))),
});

/** Input for an item of a value list. */
export const itemDraftSchema = z.object({
  ...element,
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

function structureElementFromWire({
  Name,
  Translations,
}: z.infer<typeof structureElementDraftSchema>): StructureElementDraft {
  return { name: Name, names: Translations };
}

function thingToWire({ name, names }: StructureElementDraft): z.infer<typeof structureElementDraftSchema> {
  return { Name: name, ...(names !== undefined && { Translations: { ...names } }) };
}

/**
 * Parses an object type or a value list. Problem code of this and the following: `request.invalid` with the
 * path of each fault.
 */
export function structureElementDraftFromWire(value: unknown): Result<StructureElementDraft> {
  const parsed = parseWire(structureElementDraftSchema, value);
  return parsed.ok ? ok(structureElementFromWire(parsed.value)) : parsed;
}

/** Converts an object type or a value list to its wire form. */
export function structureElementDraftToWire(
  draft: StructureElementDraft,
): z.infer<typeof structureElementDraftSchema> {
  return thingToWire(draft);
}

/** Parses a class. */
export function classDraftFromWire(value: unknown): Result<ClassDraft> {
  const parsed = parseWire(classDraftSchema, value);
  if (!parsed.ok) return parsed;
  const { ObjectType, Workflow, Properties } = parsed.value;
  return ok({
    ...structureElementFromWire(parsed.value),
    objectType: ObjectType,
    workflow: Workflow,
    properties: Properties.map(({ ID, Required }) => ({ id: ID, required: Required })),
  });
}

/** Converts a class to its wire form. */
export function classDraftToWire(draft: ClassDraft): z.infer<typeof classDraftSchema> {
  return {
    ...thingToWire(draft),
    ObjectType: draft.objectType,
    ...(draft.workflow !== undefined && { Workflow: draft.workflow }),
    Properties: draft.properties.map((carried) => ({ ID: carried.id, Required: carried.required })),
  };
}

/** Parses a property definition. */
export function propertyDraftFromWire(value: unknown): Result<PropertyDraft> {
  const parsed = parseWire(propertyDraftSchema, value);
  if (!parsed.ok) return parsed;
  const { DataType: dataType, ValueList, Items: items } = parsed.value;
  return ok({
    ...structureElementFromWire(parsed.value),
    dataType: dataType as DataType,
    valueList: ValueList ?? null,
    ...(items !== undefined && { items }),
  });
}

/** Converts a property definition to its wire form. */
export function propertyDraftToWire(draft: PropertyDraft): z.infer<typeof propertyDraftSchema> {
  const { dataType, valueList, items } = draft;
  return {
    ...thingToWire(draft),
    DataType: dataType,
    ValueList: valueList,
    ...(items !== undefined && { Items: [...items] }),
  };
}

/** Parses an item. */
export function itemDraftFromWire(value: unknown): Result<ItemDraft> {
  const parsed = parseWire(itemDraftSchema, value);
  if (!parsed.ok) return parsed;
  const { Order, Owner } = parsed.value;
  return ok({ ...structureElementFromWire(parsed.value), order: Order, owner: Owner });
}

/** Converts an item to its wire form. */
export function itemDraftToWire(draft: ItemDraft): z.infer<typeof itemDraftSchema> {
  return {
    ...thingToWire(draft),
    ...(draft.order !== undefined && { Order: draft.order }),
    ...(draft.owner !== undefined && { Owner: draft.owner }),
  };
}

/** Parses a language. */
export function languageDraftFromWire(value: unknown): Result<LanguageDraft> {
  const parsed = parseWire(languageDraftSchema, value);
  return parsed.ok ? ok({ name: parsed.value.Name, tag: parsed.value.Tag }) : parsed;
}

/** Converts a language to its wire form. */
export function languageDraftToWire({ name, tag }: LanguageDraft): z.infer<typeof languageDraftSchema> {
  return { Name: name, Tag: tag };
}

/** Parses an account. */
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
