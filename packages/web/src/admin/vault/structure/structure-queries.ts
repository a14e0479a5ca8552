import { routes } from '@form-portal/domain/api';
import {
  administeredStructureFromWire,
  vaultItemsFromWire,
  vaultUsersFromWire,
  vaultUsesFromWire,
} from '@form-portal/domain/wire';
import { queryOptions } from '@tanstack/react-query';
import { callAndRead } from '../../api/call.ts';
import type { StructureElementRef } from '@form-portal/domain';

/** The embedded vault's structure, for its administration. */
export function vaultStructureQuery() {
  return queryOptions({
    queryKey: ['vault', 'structure'],
    queryFn: () => callAndRead(routes.readVaultStructure, {}, administeredStructureFromWire),
  });
}

/** The items of a value list. */
export function vaultItemsQuery(list: number) {
  return queryOptions({
    queryKey: ['vault', 'items', list],
    queryFn: () => callAndRead(routes.listVaultItems, { params: { list } }, vaultItemsFromWire),
  });
}

/** The vault's accounts. */
export function vaultUsersQuery() {
  return queryOptions({
    queryKey: ['vault', 'users'],
    queryFn: () => callAndRead(routes.listVaultUsers, {}, vaultUsersFromWire),
  });
}

/** The uses of an element. */
export function vaultUsesQuery({ kind, id, list }: StructureElementRef) {
  return queryOptions({
    queryKey: ['vault', 'uses', kind, list, id],
    queryFn: () => callAndRead(routes.listVaultUses, { query: { kind, id, list } }, vaultUsesFromWire),
  });
}
