import type { Migration } from '@form-portal/storage';
import { sql } from 'kysely';

/** Which submissions are tests, and whether they are delivered; null for real ones. */
export const testSubmissions: Migration = {
  name: '0073-test-submissions',
  async up({ schema }) {
    await schema.alterTable('submissions').addColumn('test', 'text').execute();
    await schema
      .createIndex('submissions_tests')
      .on('submissions')
      .columns(['received_at', 'guid'])
      .where(sql.ref('test'), 'is not', null)
      .execute();
  },
};
