import type { Migration } from '@form-portal/storage';
import { sql } from 'kysely';

/** Which earlier submission one corrects. Repeats are compared with what is stored, so no hash of it is kept any more (decision 0026). */
export const corrections: Migration = {
  name: '0060-corrections',
  async up({ schema }) {
    await schema.alterTable('submissions').addColumn('corrects', 'text').execute();
    await schema.alterTable('submissions').dropColumn('fingerprint').execute();
    await schema
      .createIndex('submissions_by_corrected')
      .on('submissions')
      .column('corrects')
      .where(sql.ref('corrects'), 'is not', null)
      .execute();
  },
};
