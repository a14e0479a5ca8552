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

const sharedMembers = { tag: 'Vault', permission: 'vault.administer', errorShape: 'text' } as const;
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

const namedElement = {
  problemsOfDraft: ['vault.reference-unknown'],
  problemsOfRemoval: ['vault.built-in'],
} as const;
const objectType = { ...namedElement, draft: structureElementDraftSchema, saved: objectTypeSchema };
const vaultClass = {
  ...namedElement,
  draft: classDraftSchema,
  saved: vaultClassSchema,
  problemsOfChange: ['vault.member-in-use'],
} as const;
const property = {
  ...namedElement,
  draft: propertyDraftSchema,
  saved: vaultPropertySchema,
  problemsOfChange: ['vault.member-in-use', 'vault.built-in'],
} as const;
const valueList = { ...namedElement, draft: structureElementDraftSchema, saved: valueListSchema };
const item = { ...namedElement, draft: itemDraftSchema, saved: vaultItemSchema, problemsOfRemoval: [] };
const language = {
  ...namedElement,
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

function readCall<const Path extends `/${string}`, Body extends Schema>(
  summary: string,
  path: Path,
  schema: Body,
) {
  const responses = { 200: { kind: 'json', summary: 'The elements', schema } } as const;
  return { ...sharedMembers, method: 'GET', path, summary, responses, problems: ['not-found'] } as const;
}

function addCall<const Path extends `/${string}`, Draft extends Schema, Saved extends Schema>(
  element: string,
  path: Path,
  { draft, saved, problemsOfDraft }: ElementCalls<Draft, Saved>,
) {
  return {
    ...sharedMembers,
    method: 'POST',
    path,
    summary: `Add ${element}; the vault assigns its id`,
    body: { kind: 'json', schema: draft },
    responses: { 201: { kind: 'json', summary: 'The added element', schema: saved } },
    problems: ['not-found', 'vault.name-invalid', ...problemsOfDraft],
  } as const;
}

function changeCall<const Path extends `/${string}`, Draft extends Schema, Saved extends Schema>(
  element: string,
  path: Path,
  { draft, saved, problemsOfDraft, problemsOfChange = [] }: ElementCalls<Draft, Saved>,
) {
  return {
    ...sharedMembers,
    method: 'PUT',
    path,
    summary: `Change ${element}`,
    params: elementParams,
    body: { kind: 'json', schema: draft },
    responses: { 200: { kind: 'json', summary: 'The saved element', schema: saved } },
    problems: ['not-found', 'vault.name-invalid', ...problemsOfDraft, ...problemsOfChange],
  } as const;
}

function removeCall<const Path extends `/${string}`>(
  element: string,
  path: Path,
  { problemsOfRemoval = [] }: Pick<ElementCalls<Schema, Schema>, 'problemsOfRemoval'>,
) {
  return {
    ...sharedMembers,
    method: 'DELETE',
    path,
    summary: `Delete ${element}. Refused while it is in use; UsedBy lists where`,
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
    ...readCall('Read the structure with every name', `${base}/structure`, administeredStructureSchema),
  },
  listVaultUses: {
    id: 'listVaultUses',
    ...readCall(
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
  addObjectType: { id: 'addObjectType', ...addCall('an object type', objectTypes, objectType) },
  changeObjectType: {
    id: 'changeObjectType',
    ...changeCall('an object type', `${objectTypes}/:id`, objectType),
  },
  removeObjectType: {
    id: 'removeObjectType',
    ...removeCall('an object type', `${objectTypes}/:id`, objectType),
  },
  addVaultClass: { id: 'addVaultClass', ...addCall('a class', classes, vaultClass) },
  changeVaultClass: { id: 'changeVaultClass', ...changeCall('a class', `${classes}/:id`, vaultClass) },
  removeVaultClass: { id: 'removeVaultClass', ...removeCall('a class', `${classes}/:id`, vaultClass) },
  addVaultProperty: { id: 'addVaultProperty', ...addCall('a property', properties, property) },
  changeVaultProperty: {
    id: 'changeVaultProperty',
    ...changeCall('a property', `${properties}/:id`, property),
  },
  removeVaultProperty: {
    id: 'removeVaultProperty',
    ...removeCall('a property', `${properties}/:id`, property),
  },
  addValueList: { id: 'addValueList', ...addCall('a value list', valueLists, valueList) },
  changeValueList: { id: 'changeValueList', ...changeCall('a value list', `${valueLists}/:id`, valueList) },
  removeValueList: {
    id: 'removeValueList',
    ...removeCall('a value list with its items', `${valueLists}/:id`, valueList),
  },
  listVaultItems: {
    id: 'listVaultItems',
    ...readCall('List the items of a value list', items, vaultItemsSchema),
    params: listParams,
  },
  addVaultItem: { id: 'addVaultItem', ...addCall('an item', items, item), params: listParams },
  changeVaultItem: {
    id: 'changeVaultItem',
    ...changeCall('an item', `${items}/:id`, item),
    params: itemParams,
  },
  removeVaultItem: {
    id: 'removeVaultItem',
    ...removeCall('an item', `${items}/:id`, item),
    params: itemParams,
  },
  addVaultLanguage: { id: 'addVaultLanguage', ...addCall('a language', languages, language) },
  changeVaultLanguage: {
    id: 'changeVaultLanguage',
    ...changeCall('a language', `${languages}/:id`, language),
  },
  removeVaultLanguage: {
    id: 'removeVaultLanguage',
    ...removeCall('a language', `${languages}/:id`, language),
  },
  listVaultUsers: { id: 'listVaultUsers', ...readCall('List the accounts', users, vaultUsersSchema) },
  addVaultUser: { id: 'addVaultUser', ...addCall('an account', users, user) },
  changeVaultUser: {
    id: 'changeVaultUser',
    ...changeCall('an account; without Password, its password is kept', `${users}/:id`, user),
  },
  removeVaultUser: { id: 'removeVaultUser', ...removeCall('an account', `${users}/:id`, user) },
} as const satisfies Readonly<Record<string, Route>>;
