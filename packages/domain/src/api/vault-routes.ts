import * as z from 'zod/mini';
import { structureSchema, valueListItemsSchema } from '../vault/structure.wire.ts';
import { vaultDiagnosticsSchema } from '../vault/vault-diagnostics.wire.ts';
import { shownPropertySchema, vaultObjectListSchema, vaultObjectSchema } from './vault-object-schemas.ts';
import type { Route } from './route.ts';
import { fullMember, listQuery, wholeNumber } from './shared-schemas.ts';

const objectParams = z.object({ type: wholeNumber, id: wholeNumber });
const versionMember = { version: z.optional(wholeNumber) };
const versionQuery = z.object(versionMember);

/** The vault's structure, and the embedded vault's objects (specification §7). */
export const vaultRoutes = {
  readStructure: {
    id: 'readStructure',
    method: 'GET',
    path: '/api/structure',
    summary: 'Read properties, classes, object types and languages of the vault',
    tag: 'Vault',
    permission: 'structure.read',
    responses: { 200: { kind: 'json', summary: 'The structure', schema: structureSchema } },
    problems: ['vault.unavailable'],
    errorShape: 'text',
  },
  listValueListItems: {
    id: 'listValueListItems',
    method: 'GET',
    path: '/api/structure/properties/:id/valuelist/items',
    summary: 'List the items of a lookup property’s value list',
    tag: 'Vault',
    permission: 'structure.read',
    params: z.object({ id: wholeNumber }),
    responses: { 200: { kind: 'json', summary: 'The items in their order', schema: valueListItemsSchema } },
    problems: ['not-found', 'vault.unavailable'],
    errorShape: 'text',
  },
  checkVault: {
    id: 'checkVault',
    method: 'POST',
    path: '/api/admin/vault/check',
    summary: 'Test everything that the portal needs from its vault, with a test object that is removed again',
    tag: 'Vault',
    permission: 'vault.administer',
    responses: {
      200: { kind: 'json', summary: 'The result of each step', schema: vaultDiagnosticsSchema },
    },
    problems: [],
    errorShape: 'text',
  },
  listVaultObjects: {
    id: 'listVaultObjects',
    method: 'GET',
    path: '/api/admin/vault/objects',
    summary: 'List objects of the embedded vault, newest first',
    tag: 'Vault',
    permission: 'vault.administer',
    query: z.object({ ...listQuery, type: z.optional(wholeNumber), class: z.optional(wholeNumber) }),
    responses: { 200: { kind: 'json', summary: 'A page of the list', schema: vaultObjectListSchema } },
    problems: [],
    errorShape: 'text',
  },
  readVaultObject: {
    id: 'readVaultObject',
    method: 'GET',
    path: '/api/admin/vault/objects/:type/:id',
    summary: 'Read one object of the embedded vault, as it is now or in a version, with properties and files',
    tag: 'Vault',
    permission: 'vault.administer',
    params: objectParams,
    query: versionQuery,
    responses: { 200: { kind: 'json', summary: 'The object', schema: vaultObjectSchema } },
    problems: ['not-found'],
    errorShape: 'text',
  },
  showVaultProperty: {
    id: 'showVaultProperty',
    method: 'POST',
    path: '/api/admin/vault/objects/:type/:id/properties/:property/show',
    summary: 'Show a value whose personal identity codes are masked; the audit log records it',
    tag: 'Vault',
    permission: 'vault.administer',
    params: z.extend(objectParams, { property: wholeNumber }),
    query: versionQuery,
    responses: { 200: { kind: 'json', summary: 'The unmasked value', schema: shownPropertySchema } },
    problems: ['not-found'],
    errorShape: 'text',
  },
  readVaultFile: {
    id: 'readVaultFile',
    method: 'GET',
    path: '/api/admin/vault/objects/:type/:id/files/:fileId/content',
    summary:
      'Download a file of an object; the summary of a submission with personal identity codes masked unless `full` is true. The audit log records who downloaded it',
    tag: 'Vault',
    permission: 'vault.administer',
    params: z.extend(objectParams, { fileId: wholeNumber }),
    query: z.object({ ...versionMember, ...fullMember }),
    responses: { 200: { kind: 'file', summary: 'The file', mediaType: 'application/octet-stream' } },
    problems: ['not-found'],
    errorShape: 'text',
  },
} as const satisfies Readonly<Record<string, Route>>;
