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
import type { ProblemCode } from '../problems/problem.ts';
import type { Route, Schema } from './route.ts';
import { wholeNumber } from './shared-schemas.ts';

const shared = { tag: 'Vault', permission: 'vault.administer', errorShape: 'text' } as const;
const elementParams = z.object({ id: wholeNumber });
const listParams = z.object({ list: wholeNumber });
const itemParams = z.extend(listParams, { id: wholeNumber });

/** Request and response schemas of one kind of structure element, and the problem codes that only some kinds have. */
interface ElementCalls<Draft, Saved> {
  readonly draft: Draft;
  readonly saved: Saved;
  readonly problemsOfDraft: readonly ProblemCode[];
  /** Additional problem codes when an existing element is changed. */
  readonly problemsOfChange?: readonly ProblemCode[];
  readonly problemsOfRemoval?: readonly ProblemCode[];
}

const named = {
  problemsOfDraft: ['vault.reference-unknown'],
  problemsOfRemoval: ['vault.built-in'],
} as const;
const objectType = { ...named, draft: structureElementDraftSchema, saved: objectTypeSchema };
const vaultClass = {
  ...named,
  draft: classDraftSchema,
  saved: vaultClassSchema,
  problemsOfChange: ['vault.member-in-use'],
} as const;
const property = {
  ...named,
  draft: propertyDraftSchema,
  saved: vaultPropertySchema,
  problemsOfChange: ['vault.member-in-use', 'vault.built-in'],
} as const;
const valueList = { ...named, draft: structureElementDraftSchema, saved: valueListSchema };
const item = { ...named, draft: itemDraftSchema, saved: vaultItemSchema, problemsOfRemoval: [] };
const language = {
  ...named,
  draft: languageDraftSchema,
  saved: vaultLanguageSchema,
  problemsOfDraft: ['translations.tag-invalid', 'vault.taken'],
} as const;
const user = {
  draft: userDraftSchema,
  saved: vaultUserSchema,
  problemsOfDraft: [
    'vault.password-invalid',
    'vault.password-guessable',
    'session.confirmation-needed',
    'vault.taken',
  ],
  problemsOfChange: ['vault.last-admin'],
  problemsOfRemoval: ['vault.last-admin'],
} as const;

function reads<const Path extends `/${string}`, Body extends Schema>(
  summary: string,
  path: Path,
  schema: Body,
) {
  const responses = { 200: { kind: 'json', summary: 'The elements', schema } } as const;
  return { ...shared, method: 'GET', path, summary, responses, problems: ['not-found'] } as const;
}

function adds<const Path extends `/${string}`, Draft extends Schema, Saved extends Schema>(
  words: string,
  path: Path,
  { draft, saved, problemsOfDraft }: ElementCalls<Draft, Saved>,
) {
  return {
    ...shared,
    method: 'POST',
    path,
    summary: `Add ${words}; the vault assigns its id`,
    body: { kind: 'json', schema: draft },
    responses: { 201: { kind: 'json', summary: 'The added element', schema: saved } },
    problems: ['not-found', 'vault.name-invalid', ...problemsOfDraft],
  } as const;
}

function changes<const Path extends `/${string}`, Draft extends Schema, Saved extends Schema>(
  words: string,
  path: Path,
  { draft, saved, problemsOfDraft, problemsOfChange = [] }: ElementCalls<Draft, Saved>,
) {
  return {
    ...shared,
    method: 'PUT',
    path,
    summary: `Change ${words}`,
    params: elementParams,
    body: { kind: 'json', schema: draft },
    responses: { 200: { kind: 'json', summary: 'The saved element', schema: saved } },
    problems: ['not-found', 'vault.name-invalid', ...problemsOfDraft, ...problemsOfChange],
  } as const;
}

function removes<const Path extends `/${string}`>(
  words: string,
  path: Path,
  { problemsOfRemoval = [] }: Pick<ElementCalls<Schema, Schema>, 'problemsOfRemoval'>,
) {
  return {
    ...shared,
    method: 'DELETE',
    path,
    summary: `Delete ${words}. Refused while it is in use; UsedBy lists where`,
    params: elementParams,
    responses: { 204: { kind: 'empty', summary: 'Deleted' } },
    problems: ['not-found', 'vault.in-use', ...problemsOfRemoval],
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
    ...reads(
      'List where an element is used; for an item, list is the id of its value list',
      `${base}/uses`,
      vaultUsesSchema,
    ),
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
  removeObjectType: {
    id: 'removeObjectType',
    ...removes('an object type', `${objectTypes}/:id`, objectType),
  },
  addVaultClass: { id: 'addVaultClass', ...adds('a class', classes, vaultClass) },
  changeVaultClass: { id: 'changeVaultClass', ...changes('a class', `${classes}/:id`, vaultClass) },
  removeVaultClass: { id: 'removeVaultClass', ...removes('a class', `${classes}/:id`, vaultClass) },
  addVaultProperty: { id: 'addVaultProperty', ...adds('a property', properties, property) },
  changeVaultProperty: {
    id: 'changeVaultProperty',
    ...changes('a property', `${properties}/:id`, property),
  },
  removeVaultProperty: { id: 'removeVaultProperty', ...removes('a property', `${properties}/:id`, property) },
  addValueList: { id: 'addValueList', ...adds('a value list', valueLists, valueList) },
  changeValueList: { id: 'changeValueList', ...changes('a value list', `${valueLists}/:id`, valueList) },
  removeValueList: {
    id: 'removeValueList',
    ...removes('a value list with its items', `${valueLists}/:id`, valueList),
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
  removeVaultItem: { id: 'removeVaultItem', ...removes('an item', `${items}/:id`, item), params: itemParams },
  addVaultLanguage: { id: 'addVaultLanguage', ...adds('a language', languages, language) },
  changeVaultLanguage: {
    id: 'changeVaultLanguage',
    ...changes('a language', `${languages}/:id`, language),
  },
  removeVaultLanguage: { id: 'removeVaultLanguage', ...removes('a language', `${languages}/:id`, language) },
  listVaultUsers: { id: 'listVaultUsers', ...reads('List the accounts', users, vaultUsersSchema) },
  addVaultUser: { id: 'addVaultUser', ...adds('an account', users, user) },
  changeVaultUser: {
    id: 'changeVaultUser',
    ...changes('an account; without Password, its password is kept', `${users}/:id`, user),
  },
  removeVaultUser: { id: 'removeVaultUser', ...removes('an account', `${users}/:id`, user) },
} as const satisfies Readonly<Record<string, Route>>;
