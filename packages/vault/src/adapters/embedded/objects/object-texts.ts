import type { VaultObjectRef } from '@form-portal/domain';
import { sql, type Kysely } from 'kysely';
import type { ObjectTextsQuery, VaultObjectTexts } from '../../../administration.ts';
import type { VaultTables } from '../tables.ts';
import { escapeLike } from './search-text.ts';

/** Objects with all their texts, in any version and including those in the bin; newest first. */
export async function listObjectTexts(
  database: Kysely<VaultTables>,
  { words, submissions }: ObjectTextsQuery,
): Promise<readonly VaultObjectTexts[]> {
  const isOfSubmission =
    submissions.length === 0 ? sql`1 = 0` : sql`o.submission in (${sql.join([...submissions])})`;
  const hasWords = sql.join(words.map(holds), sql` and `);
  const { rows } = await sql<VaultObjectRef & Pick<VaultObjectTexts, 'title' | 'submission' | 'created'>>`
    select o.type, o.id, o.title, o.submission, o.created_at as created
    from vault_objects o where ${isOfSubmission} or (${hasWords})
    order by o.created_at desc, o.type, o.id`.execute(database);
  return Promise.all(rows.map(async (row) => ({ ...row, ...(await textsOf(database, row)) })));
}

/** Whether a word in lower case occurs in the newest version or, as far as the database folds its letters, in an older one. */
function holds(word: string) {
  const like = sql`like ${`%${escapeLike(word)}%`} escape '\\'`;
  const own = (table: string) => sql`${sql.table(table)} t where t.type = o.type and t.id = o.id`;
  return sql`(
    o.search_text ${like}
    or exists (select 1 from ${own('vault_values')} and lower(t.text) ${like})
    or exists (select 1 from ${own('vault_versions')} and lower(t.title) ${like})
    or exists (select 1 from ${own('vault_files')} and lower(t.title) ${like})
  )`;
}

async function textsOf(
  database: Kysely<VaultTables>,
  { type, id }: VaultObjectRef,
): Promise<Pick<VaultObjectTexts, 'texts' | 'fileCount'>> {
  const values = await database
    .selectFrom('vault_values')
    .select('text')
    .where('type', '=', type)
    .where('id', '=', id)
    .execute();
  const titles = await database
    .selectFrom('vault_versions')
    .select('title')
    .where('type', '=', type)
    .where('id', '=', id)
    .execute();
  const files = await database
    .selectFrom('vault_files')
    .select(['file', 'title'])
    .where('type', '=', type)
    .where('id', '=', id)
    .execute();
  const texts = [
    ...values.flatMap(({ text }) => text ?? []),
    ...titles.map(({ title }) => title),
    ...files.map(({ title }) => title),
  ];
  return { texts: [...new Set(texts)], fileCount: new Set(files.map(({ file }) => file)).size };
}
