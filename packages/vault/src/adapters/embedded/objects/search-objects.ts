import { contains } from '@form-portal/storage';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { VaultTables } from '../tables.ts';
import type { VaultSearch, VaultSearchResult, VaultViewer } from '../../../vault-objects.ts';
import { VaultError } from '../../../errors.ts';
import { objectsWith } from './search-condition.ts';
import { searchWords } from './search-text.ts';
import { readNewest } from './versions.ts';

type ObjectQuery = SelectQueryBuilder<VaultTables, 'vault_objects', unknown>;

/** Far more than people write; SQLite refuses a query with a thousand. */
const maxConditions = 100;

/**
 * Returns the objects that match all conditions and that the viewer may see, newest first. Errors: `invalid-object` for a value
 * that cannot be compared, and for too many conditions.
 */
export async function searchObjects(
  database: Kysely<VaultTables>,
  viewer: VaultViewer,
  search: VaultSearch,
): Promise<VaultSearchResult> {
  if (search.conditions.length > maxConditions)
    throw new VaultError('invalid-object', `A search has at most ${String(maxConditions)} conditions.`);
  let query: ObjectQuery = visible(database.selectFrom('vault_objects'), viewer, search);
  for (const condition of search.conditions) {
    query = query.where(await objectsWith(database, condition));
  }
  const rows = await query
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('type', 'desc')
    .orderBy('id', 'desc')
    .limit(search.limit + 1)
    .execute();
  const items = await readNewest(database, viewer, rows.slice(0, search.limit));
  return { items, more: rows.length > search.limit };
}

function visible(objects: ObjectQuery, viewer: VaultViewer, search: VaultSearch): ObjectQuery {
  let query = objects;
  if (!viewer.admin) query = query.where('created_by', '=', viewer.account);
  if (search.type !== undefined) query = query.where('type', '=', search.type);
  if (search.deleted === 'without') query = query.where('deleted_at', 'is', null);
  if (search.deleted === 'only') query = query.where('deleted_at', 'is not', null);
  for (const word of searchWords(search.words ?? '')) {
    query = query.where(contains('search_text', word));
  }
  return query;
}
