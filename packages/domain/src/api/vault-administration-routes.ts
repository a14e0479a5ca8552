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
interface ElementSchemas<Draft, Answer> {
  readonly draft: Draft;
  readonly answer: Answer;
}

const objectType = { draft: structureElementDraftSchema, answer: objectTypeSchema };
const vaultClass = { draft: classDraftSchema, answer: vaultClassSchema };
const property = { draft: propertyDraftSchema, answer: vaultPropertySchema };
const valueList = { draft: structureElementDraftSchema, answer: valueListSchema };
const item = { draft: itemDraftSchema, answer: vaultItemSchema };
const language = { draft: languageDraftSchema, answer: vaultLanguageSchema };
const user = { draft: userDraftSchema, answer: vaultUserSchema };

function reads<const Path extends `/${string}`, Answer extends Schema>(
  summary: string,
  path: Path,
  answer: Answer,
) {
  const responses = { 200: { kind: 'json', summary: 'As it is now', schema: answer } } as const;
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

function adds<const Path extends `/${string}`, Draft extends Schema, Answer extends Schema>(
  words: string,
  path: Path,
  { draft, answer }: ElementSchemas<Draft, Answer>,
) {
  return {
    ...shared,
    method: 'POST',
    path,
    summary: `Add ${words}; the vault gives its id`,
    body: { kind: 'json', schema: draft },
    responses: { 201: { kind: 'json', summary: 'The new one', schema: answer } },
    problems: problemsOfDraft,
  } as const;
}

function changes<const Path extends `/${string}`, Draft extends Schema, Answer extends Schema>(
  words: string,
  path: Path,
  { draft, answer }: ElementSchemas<Draft, Answer>,
) {
  return {
    ...shared,
    method: 'PUT',
    path,
    summary: `Change ${words}`,
    params: elementParams,
    body: { kind: 'json', schema: draft },
    responses: { 200: { kind: 'json', summary: 'As it is now', schema: answer } },
    problems: [...problemsOfDraft, 'vault.member-in-use', 'vault.last-admin'],
  } as const;
}

function removes<const Path extends `/${string}`>(words: string, path: Path) {
  return {
    ...shared,
    method: 'DELETE',
    path,
    summary: `Delete ${words} that is used nowhere; a refusal tells where in UsedBy`,
    params: elementParams,
    responses: { 204: { kind: 'empty', summary: 'It is gone' } },
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
