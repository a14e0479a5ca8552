import type { Migration } from '@form-portal/storage';

/** Accounts that may sign in. */
export const vaultAccounts: Migration = {
  name: '0101-vault-accounts',
  async up(transaction) {
    await transaction.schema
      .createTable('vault_accounts')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('username_key', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('admin', 'integer', (column) => column.notNull())
      .addColumn('enabled', 'integer', (column) => column.notNull())
      .addColumn('password', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('password_changed_at', 'text', (column) => column.notNull())
      .execute();
  },
};
