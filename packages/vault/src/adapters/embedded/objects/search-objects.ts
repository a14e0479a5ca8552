import type { Kysely, SelectQueryBuilder } from 'kysely';
import { sql } from 'kysely';
import type { VaultTables } from '../tables.ts';
import type { VaultSearch, VaultSearchResult, VaultViewer } from '../../../vault-objects.ts';
import { escapeLike, objectsWith } from './search-condition.ts';
import { foldForSearch } from './search-text.ts';
import { readNewest } from './versions.ts';

type ObjectQuery = SelectQueryBuilder<VaultTables, 'vault_objects', unknown>;

/**
 * Returns the objects that match all conditions and that the viewer may see, newest first. Errors: `invalid-object` for a value
 * that cannot be compared.
 */
export async function searchObjects(
  database: Kysely<VaultTables>,
  viewer: VaultViewer,
  search: VaultSearch,
): Promise<VaultSearchResult> {
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
  for (const word of wordsOf(search.words ?? '')) {
    query = query.where(sql<boolean>`search_text like ${`%${escapeLike(word)}%`} escape '\\'`);
  }
  return query;
}

function wordsOf(text: string): readonly string[] {
  return foldForSearch(text)
    .replaceAll('\0', '')
    .split(/\s+/)
    .filter((word) => word !== '');
}
