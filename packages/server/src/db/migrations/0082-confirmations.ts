import type { Migration } from '@form-portal/storage';

/** Confirmations by e-mail: the rules of each form, and the submissions whose confirmation is to be sent (decision 0065). */
export const confirmations: Migration = {
  name: '0082-confirmations',
  async up({ schema }) {
    await schema
      .createTable('form_confirmations')
      .addColumn('form', 'text', (column) => column.primaryKey())
      .addColumn('document', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('confirmation_outbox')
      .addColumn('submission', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('address_hash', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text')
      .execute();
    await schema.createIndex('confirmations_due').on('confirmation_outbox').column('due_at').execute();
    await schema
      .createIndex('confirmations_of_address')
      .on('confirmation_outbox')
      .columns(['address_hash', 'sent_at'])
      .execute();
  },
};
