import { codeColumn, type Migration } from '@form-portal/storage';
import { sql } from 'kysely';

/** The search index of submissions. The stored ones are indexed in the background, newest first. */
export const submissionSearch: Migration = {
  name: '0070-submission-search',
  async up(transaction, engine) {
    const { schema } = transaction;
    await schema
      .alterTable('submissions')
      .addColumn('search_indexed', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update submissions set search_indexed = 1 where cleared_at is not null`.execute(transaction);
    await schema
      .createIndex('submissions_not_indexed')
      .on('submissions')
      .columns(['received_at', 'guid'])
      .where(sql.ref('search_indexed'), '=', sql.lit(0))
      .execute();
    await schema
      .createTable('submission_search')
      .addColumn('submission', codeColumn(engine), (column) => column.primaryKey())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('codes', 'text', (column) => column.notNull())
      .addColumn('sender_key', codeColumn(engine), (column) => column.notNull())
      .execute();
  },
};
