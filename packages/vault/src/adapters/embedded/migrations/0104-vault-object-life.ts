import type { Migration } from '@form-portal/storage';

/** Columns for checking out and deleting objects. */
export const vaultObjectLife: Migration = {
  name: '0104-vault-object-life',
  async up(transaction) {
    const { schema } = transaction;
    await schema.alterTable('vault_objects').addColumn('deleted_at', 'text').execute();
    await schema
      .alterTable('vault_objects')
      .addColumn('checked_out_to', 'integer', (column) => column.references('vault_accounts.id'))
      .execute();
    await schema.alterTable('vault_objects').addColumn('checked_out_at', 'text').execute();
  },
};
