import type { Migration } from '@form-portal/storage';

/** Mail that waits to be sent. A key is kept for a while after sending, so that nothing is sent twice. */
export const mailOutbox: Migration = {
  name: '0051-mail-outbox',
  async up({ schema }) {
    await schema
      .createTable('mail_outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('receivers', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .execute();
    await schema.createIndex('mail_outbox_by_due').on('mail_outbox').column('due_at').execute();
  },
};
