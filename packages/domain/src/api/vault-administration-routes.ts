import * as z from 'zod/mini';
import {
  administeredStructureSchema,
  objectTypeSchema,
  valueListSchema,
  vaultClassSchema,
  vaultItemSchema,
  vaultItemsSchema,
  vaultLanguageSchema,
  vaultPropertySchema,
  vaultUserSchema,
  vaultUsersSchema,
  vaultUsesSchema,
} from '../vault/administered-structure.wire.ts';
import { structureElementKinds } from '../vault/administered-structure.ts';
import {
  classDraftSchema,
  itemDraftSchema,
  languageDraftSchema,
  propertyDraftSchema,
  structureElementDraftSchema,
  userDraftSchema,
} from '../vault/structure-drafts.wire.ts';
import type { Route, Schema } from './route.ts';
import { wholeNumber } from './shared-schemas.ts';

const shared = { tag: 'Vault', permission: 'vault.administer', errorShape: 'text' } as const;
const elementParams = z.object({ id: wholeNumber });
const listParams = z.object({ list: wholeNumber });
const itemParams = z.extend(listParams, { id: wholeNumber });

/** Request and response schemas of one kind of structure element. */
interface ElementSchemas<Draft, Saved> {
  readonly draft: Draft;
  readonly saved: Saved;
}

const objectType = { draft: structureElementDraftSchema, saved: objectTypeSchema };
const vaultClass = { draft: classDraftSchema, saved: vaultClassSchema };
const property = { draft: propertyDraftSchema, saved: vaultPropertySchema };
const valueList = { draft: structureElementDraftSchema, saved: valueListSchema };
const item = { draft: itemDraftSchema, saved: vaultItemSchema };
const language = { draft: languageDraftSchema, saved: vaultLanguageSchema };
const user = { draft: userDraftSchema, saved: vaultUserSchema };

function reads<const Path extends `/${string}`, Body extends Schema>(
  summary: string,
  path: Path,
  schema: Body,
) {
  const responses = { 200: { kind: 'json', summary: 'What the vault has', schema } } as const;
  return { ...shared, method: 'GET', path, summary, responses, problems: ['not-found'] } as const;
}

/** Problem codes of a create or update call. */
const problemsOfDraft = [
  'not-found',
  'vault.name-invalid',
  'translations.tag-invalid',
  'vault.reference-unknown',
  'vault.password-invalid',
  'vault.password-guessable',
  'session.confirmation-needed',
  'vault.taken',
  'vault.built-in',
] as const;

function adds<const Path extends `/${string}`, Draft extends Schema, Saved extends Schema>(
  words: string,
  path: Path,
  { draft, saved }: ElementSchemas<Draft, Saved>,
) {
  return {
    ...shared,
    method: 'POST',
    path,
    summary: `Add ${words}; the vault assigns its id`,
    body: { kind: 'json', schema: draft },
    responses: { 201: { kind: 'json', summary: 'The added element', schema: saved } },
    problems: problemsOfDraft,
  } as const;
}

function changes<const Path extends `/${string}`, Draft extends Schema, Saved extends Schema>(
  words: string,
  path: Path,
  { draft, saved }: ElementSchemas<Draft, Saved>,
) {
  return {
    ...shared,
    method: 'PUT',
    path,
    summary: `Change ${words}`,
    params: elementParams,
    body: { kind: 'json', schema: draft },
    responses: { 200: { kind: 'json', summary: 'The saved element', schema: saved } },
    problems: [...problemsOfDraft, 'vault.member-in-use', 'vault.last-admin'],
  } as const;
}

function removes<const Path extends `/${string}`>(words: string, path: Path) {
  return {
    ...shared,
    method: 'DELETE',
    path,
    summary: `Delete ${words}. Refused while it is in use; UsedBy lists where`,
    params: elementParams,
    responses: { 204: { kind: 'empty', summary: 'Deleted' } },
    problems: ['not-found', 'vault.built-in', 'vault.in-use', 'vault.last-admin'],
  } as const;
}

const base = '/api/admin/vault';
const objectTypes = `${base}/object-types` as const;
const classes = `${base}/classes` as const;
const properties = `${base}/properties` as const;
const valueLists = `${base}/value-lists` as const;
const items = `${valueLists}/:list/items` as const;
const languages = `${base}/languages` as const;
const users = `${base}/users` as const;

/**
 * The embedded vault's structure and accounts for administrators. With any other vault, every route returns
 * 404.
 */
export const vaultAdministrationRoutes = {
  readVaultStructure: {
    id: 'readVaultStructure',
    ...reads('Read the structure with every name', `${base}/structure`, administeredStructureSchema),
  },
  listVaultUses: {
    id: 'listVaultUses',
    ...reads('List where an element is used; list is that of an item', `${base}/uses`, vaultUsesSchema),
    query: z.object({
      kind: z.enum(structureElementKinds),
      id: wholeNumber,
      list: z.optional(wholeNumber),
    }),
  },
  addObjectType: { id: 'addObjectType', ...adds('an object type', objectTypes, objectType) },
  changeObjectType: {
    id: 'changeObjectType',
    ...changes('an object type', `${objectTypes}/:id`, objectType),
  },
  removeObjectType: { id: 'removeObjectType', ...removes('an object type', `${objectTypes}/:id`) },
  addVaultClass: { id: 'addVaultClass', ...adds('a class', classes, vaultClass) },
  changeVaultClass: { id: 'changeVaultClass', ...changes('a class', `${classes}/:id`, vaultClass) },
  removeVaultClass: { id: 'removeVaultClass', ...removes('a class', `${classes}/:id`) },
  addVaultProperty: { id: 'addVaultProperty', ...adds('a property', properties, property) },
  changeVaultProperty: {
    id: 'changeVaultProperty',
    ...changes('a property', `${properties}/:id`, property),
  },
  removeVaultProperty: { id: 'removeVaultProperty', ...removes('a property', `${properties}/:id`) },
  addValueList: { id: 'addValueList', ...adds('a value list', valueLists, valueList) },
  changeValueList: { id: 'changeValueList', ...changes('a value list', `${valueLists}/:id`, valueList) },
  removeValueList: {
    id: 'removeValueList',
    ...removes('a value list with its items', `${valueLists}/:id`),
  },
  listVaultItems: {
    id: 'listVaultItems',
    ...reads('List the items of a value list', items, vaultItemsSchema),
    params: listParams,
  },
  addVaultItem: { id: 'addVaultItem', ...adds('an item', items, item), params: listParams },
  changeVaultItem: {
    id: 'changeVaultItem',
    ...changes('an item', `${items}/:id`, item),
    params: itemParams,
  },
  removeVaultItem: { id: 'removeVaultItem', ...removes('an item', `${items}/:id`), params: itemParams },
  addVaultLanguage: { id: 'addVaultLanguage', ...adds('a language', languages, language) },
  changeVaultLanguage: {
    id: 'changeVaultLanguage',
    ...changes('a language', `${languages}/:id`, language),
  },
  removeVaultLanguage: { id: 'removeVaultLanguage', ...removes('a language', `${languages}/:id`) },
  listVaultUsers: { id: 'listVaultUsers', ...reads('List the accounts', users, vaultUsersSchema) },
  addVaultUser: { id: 'addVaultUser', ...adds('an account', users, user) },
  changeVaultUser: {
    id: 'changeVaultUser',
    ...changes('an account; without Password it stays', `${users}/:id`, user),
  },
  removeVaultUser: { id: 'removeVaultUser', ...removes('an account', `${users}/:id`) },
} as const satisfies Readonly<Record<string, Route>>;
