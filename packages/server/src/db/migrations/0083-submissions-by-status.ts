import type { Migration } from '@form-portal/storage';
import { sql } from 'kysely';

/** Lets administrators list the real submissions of a status in order, and count them, without reading their answers. */
export const submissionsByStatus: Migration = {
  name: '0083-submissions-by-status',
  async up({ schema }) {
    await schema
      .createIndex('submissions_by_status')
      .on('submissions')
      .columns(['status', 'received_at', 'guid', 'form'])
      .where(sql.ref('test'), 'is', null)
      .execute();
  },
};
