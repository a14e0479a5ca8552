import { routes } from '@form-portal/domain/api';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callAndRead } from '../../api/call.ts';
import { pagesByCursor } from '../../api/pages-by-cursor.ts';
import {
  shownPropertyFromWire,
  vaultObjectFromWire,
  vaultObjectRowsFromWire,
  type VaultObject,
} from './vault-object.wire.ts';

/** The filter of the list of objects. */
export interface ObjectFilter {
  /** Words of title and properties; empty: all. */
  readonly words: string;
  /** Null: all classes. */
  readonly class: number | null;
}

/** The vault's objects, newest first, page by page. */
export function vaultObjectsQuery({ words, class: ofClass }: ObjectFilter) {
  return infiniteQueryOptions({
    queryKey: ['vault', 'objects', words, ofClass],
    queryFn: ({ pageParam }) =>
      callAndRead(
        routes.listVaultObjects,
        {
          query: {
            ...(words !== '' && { q: words }),
            ...(ofClass !== null && { class: ofClass }),
            cursor: pageParam,
          },
        },
        vaultObjectRowsFromWire,
      ),
    ...pagesByCursor,
  });
}

/** One object with all its properties and files, in its latest or an earlier version. */
export function vaultObjectQuery(type: number, id: number, version: number | undefined) {
  return queryOptions({
    queryKey: ['vault', 'objects', 'one', type, id, version],
    queryFn: () =>
      callAndRead(routes.readVaultObject, { params: { type, id }, query: { version } }, vaultObjectFromWire),
  });
}

/** Fetches the value of a property without its mask; the server records the call. */
export function fetchUnmaskedProperty({ type, id, version }: VaultObject, property: number): Promise<string> {
  return callAndRead(
    routes.showVaultProperty,
    { params: { type, id, property }, query: { version } },
    shownPropertyFromWire,
  );
}
