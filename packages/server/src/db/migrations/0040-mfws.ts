import type { Migration } from '@form-portal/storage';

/** Logins of the M-Files API, and files that were uploaded and belong to no object yet. */
export const mfws: Migration = {
  name: '0040-mfws',
  async up({ schema }) {
    await schema
      .createTable('mfws_logins')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('vault', 'integer', (column) => column.notNull())
      .addColumn('read_only', 'integer', (column) => column.notNull())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('until', 'text', (column) => column.notNull())
      .addColumn('next_upload', 'integer', (column) => column.notNull())
      .execute();
    await schema.createIndex('mfws_logins_until').on('mfws_logins').column('until').execute();
    await schema
      .createTable('mfws_uploads')
      .addColumn('token_hash', 'text', (column) => column.notNull().references('mfws_logins.token_hash'))
      .addColumn('upload', 'integer', (column) => column.notNull())
      .addColumn('size', 'bigint', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('mfws_uploads_key', ['token_hash', 'upload'])
      .execute();
  },
};
