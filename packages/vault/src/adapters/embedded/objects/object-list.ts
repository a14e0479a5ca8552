import { maskIdentityCodes, maskPersonalIdentityCode } from '@form-portal/domain';
import { contains } from '@form-portal/storage';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { VaultObjectPage, VaultObjectQuery } from '../../../administration.ts';
import type { VaultTables } from '../tables.ts';
import type { ObjectRow } from './object-tables.ts';
import { foldForSearch, searchWords } from './search-text.ts';

const defaultLimit = 50;
const maxLimit = 200;

/** Where a page ended: the sort keys of its last object. */
interface Position {
  readonly createdAt: string;
  readonly type: number;
  readonly id: number;
}

type ObjectQuery = SelectQueryBuilder<VaultTables, 'vault_objects', unknown>;

/** A page of objects, newest first; undefined when the cursor is invalid. */
export async function listObjects(
  database: Kysely<VaultTables>,
  query: VaultObjectQuery,
): Promise<VaultObjectPage | undefined> {
  const after = query.cursor === undefined ? undefined : parseCursor(query.cursor);
  if (query.cursor !== undefined && after === undefined) return undefined;
  const words = searchWords(query.q ?? '');
  const limit = Math.min(Math.max(Math.trunc(query.limit ?? defaultLimit), 1), maxLimit);
  const selected = select(database.selectFrom('vault_objects'), query, words);
  const rows = await (after === undefined ? selected : startAfter(selected, after))
    .select(['type', 'id', 'title', 'class', 'version', 'created_at', 'search_text'])
    .orderBy('created_at', 'desc')
    .orderBy('type', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const isLastPage = rows.length <= limit || last === undefined;
  const codes = words.length === 0 ? noCodes : await readCodes(database, query.codeProperty, page);
  return {
    items: page
      .filter((row) => showsAll(words, row.search_text, codes(row)))
      .map(({ type, id, title, class: classId, version, created_at: created }) => ({
        type,
        id,
        title,
        class: classId,
        version,
        created,
      })),
    nextCursor: isLastPage ? null : cursorOf({ ...last, createdAt: last.created_at }),
  };
}

type ObjectKey = Pick<ObjectRow, 'type' | 'id' | 'version'>;

const noCodes = (): readonly string[] => [];

/** The values of the property of identity codes, by object. */
async function readCodes(
  database: Kysely<VaultTables>,
  codeProperty: number | undefined,
  objects: readonly ObjectKey[],
): Promise<(object: ObjectKey) => readonly string[]> {
  if (codeProperty === undefined || objects.length === 0) return noCodes;
  const rows = await database
    .selectFrom('vault_values')
    .select(['type', 'id', 'version', 'text'])
    .where('property', '=', codeProperty)
    .where((where) => where.or(objects.map(({ type, id, version }) => where.and({ type, id, version }))))
    .execute();
  return ({ type, id }) =>
    rows.flatMap((row) => (row.type === type && row.id === id && row.text ? [foldForSearch(row.text)] : []));
}

/** Whether the words occur outside the masked parts of identity codes, which a search would otherwise reveal. */
function showsAll(words: readonly string[], searchText: string, codes: readonly string[]): boolean {
  if (words.length === 0) return true;
  const masked = codes.reduce(
    (text, code) => text.replaceAll(code, () => maskPersonalIdentityCode(code)),
    searchText,
  );
  const shown = foldForSearch(maskIdentityCodes(masked));
  return words.every((word) => shown.includes(word));
}

function select(objects: ObjectQuery, query: VaultObjectQuery, words: readonly string[]): ObjectQuery {
  let selected = objects.where('deleted_at', 'is', null);
  if (query.type !== undefined) selected = selected.where('type', '=', query.type);
  if (query.class !== undefined) selected = selected.where('class', '=', query.class);
  for (const word of words) {
    selected = selected.where(contains('search_text', word));
  }
  return selected;
}

function startAfter(objects: ObjectQuery, { createdAt, type, id }: Position): ObjectQuery {
  return objects.where((where) =>
    where(where.refTuple('created_at', 'type', 'id'), '<', where.tuple(createdAt, type, id)),
  );
}

function cursorOf({ createdAt, type, id }: Position): string {
  return Buffer.from([createdAt, type, id].join(' ')).toString('base64url');
}

function parseCursor(cursor: string): Position | undefined {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, createdAt, type, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) (\d{1,9}) (\d{1,9})$/.exec(text) ?? [];
  return createdAt === undefined ? undefined : { createdAt, type: Number(type), id: Number(id) };
}
