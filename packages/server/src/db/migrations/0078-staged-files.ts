import type { Migration } from '@form-portal/storage';

/** Files of posts without script that were not sent (decision 0070). */
export const stagedFiles: Migration = {
  name: '0078-staged-files',
  async up({ schema }) {
    await schema
      .createTable('staged_files')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('draft', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('request', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('size', 'bigint', (column) => column.notNull())
      .addColumn('media_type', 'text', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('clean', 'integer', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('submission', 'text')
      .execute();
    await schema.createIndex('staged_files_of_draft').on('staged_files').column('draft').execute();
    await schema.createIndex('staged_files_of_address').on('staged_files').column('address').execute();
    await schema.createIndex('staged_files_by_expiry').on('staged_files').column('expires_at').execute();
  },
};
