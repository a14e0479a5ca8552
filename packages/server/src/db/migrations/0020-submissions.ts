import { codeColumn, type Migration } from '@form-portal/storage';
import { sql } from 'kysely';

/** Submissions with their attachments and events, and the outbox of those that wait for the vault. */
export const submissions: Migration = {
  name: '0020-submissions',
  async up({ schema }, engine) {
    await schema
      .createTable('submissions')
      .addColumn('guid', 'text', (column) => column.primaryKey())
      .addColumn('reference', codeColumn(engine), (column) => column.notNull().unique())
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('form_revision', 'integer', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('identified', 'integer', (column) => column.notNull())
      .addColumn('attachment_count', 'integer', (column) => column.notNull())
      .addColumn('delivery_revision', 'integer', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('last_error', 'text')
      .addColumn('object_type', 'integer')
      .addColumn('object_id', 'integer')
      .execute();
    // The administrators' list, newest first: all, of one form, and the few that are not delivered.
    await schema
      .createIndex('submissions_by_time')
      .on('submissions')
      .columns(['received_at', 'guid'])
      .execute();
    await schema
      .createIndex('submissions_by_form')
      .on('submissions')
      .columns(['form', 'received_at', 'guid'])
      .execute();
    await schema
      .createIndex('submissions_not_delivered')
      .on('submissions')
      .columns(['received_at', 'guid'])
      .where(sql.ref('status'), '<>', sql.lit('delivered'))
      .execute();
    await schema
      .createTable('submission_attachments')
      .addColumn('submission', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('size', 'bigint', (column) => column.notNull())
      .addColumn('media_type', 'text', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('submission_attachments_key', ['submission', 'position'])
      .execute();
    await schema
      .createTable('submission_events')
      .addColumn('submission', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('submission_events_key', ['submission', 'number'])
      .execute();
    await schema
      .createTable('outbox')
      .addColumn('submission', 'text', (column) => column.primaryKey())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('claim', 'text', (column) => column.notNull())
      .addColumn('searches_due', 'integer', (column) => column.notNull())
      .addColumn('unreachable', 'integer', (column) => column.notNull())
      .execute();
    await schema.createIndex('outbox_in_order').on('outbox').columns(['received_at', 'submission']).execute();
    await schema.createIndex('outbox_by_due').on('outbox').column('due_at').execute();
  },
};
