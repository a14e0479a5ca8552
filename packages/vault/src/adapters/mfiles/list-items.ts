import type { ValueListItem } from '@form-portal/domain';
import { VaultError } from '../../errors.ts';
import type { Login } from './http/login.ts';
import { valueListItemsSchema } from './wire/structure.wire.ts';

/** The service has no paging: the limit is raised until nothing is left out (docs/protocols/m-files.md#value-lists). */
const limits = [500, 5000, 50_000] as const;

/** The items of a property's list in order. Errors: `not-found`; `unexpected-response` when the vault never returns all of them. */
export async function listItems({ request }: Login, property: number): Promise<readonly ValueListItem[]> {
  for (const limit of limits) {
    const path = `structure/properties/${String(property)}/valuelist/items?limit=${String(limit)}`;
    const response = await request(valueListItemsSchema, { method: 'GET', path });
    const items = 'Items' in response ? response.Items : response;
    const hasMore = ('MoreResults' in response ? response.MoreResults : null) ?? items.length >= limit;
    // A list longer than the limit was not cut at all.
    if (!hasMore || items.length > limit) return items.map(({ ID, Name }) => ({ id: ID, name: Name }));
  }
  throw new VaultError(
    'unexpected-response',
    `The value list of property ${String(property)} has more than ${String(limits[2])} items, which is the most the vault returns.`,
  );
}
