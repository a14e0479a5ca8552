import type { Migration } from '@form-portal/storage';
import { sql } from 'kysely';

/** How long delivered submissions stay and who is notified of new ones, by form; when each was delivered and cleared. */
export const submissionRules: Migration = {
  name: '0050-submission-rules',
  async up(transaction) {
    const { schema } = transaction;
    await schema
      .createTable('submission_rules')
      .addColumn('form', 'text', (column) => column.primaryKey())
      .addColumn('retention', 'text', (column) => column.notNull())
      .addColumn('notice_addresses', 'text', (column) => column.notNull())
      .addColumn('noticed_until', 'text', (column) => column.notNull())
      .execute();
    await schema.alterTable('submissions').addColumn('delivered_at', 'text').execute();
    await schema.alterTable('submissions').addColumn('cleared_at', 'text').execute();
    // For those delivered before this migration, only their events know when.
    await transaction
      .updateTable('submissions')
      .set({
        delivered_at: sql`(select max(at) from submission_events where submission = submissions.guid and kind = 'delivered')`,
      })
      .where('status', '=', 'delivered')
      .execute();
    await schema
      .createIndex('submissions_to_clear')
      .on('submissions')
      .columns(['form', 'delivered_at'])
      .where(sql.ref('delivered_at'), 'is not', null)
      .where(sql.ref('cleared_at'), 'is', null)
      .execute();
  },
};
