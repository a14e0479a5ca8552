import type { Migration } from '@form-portal/storage';

/** Indexes for finding the objects that use a property, an item or a class. */
export const vaultUses: Migration = {
  name: '0103-vault-uses',
  async up(transaction) {
    const { schema } = transaction;
    await schema
      .createIndex('vault_values_carried')
      .on('vault_values')
      .columns(['property', 'number'])
      .execute();
    await schema
      .createIndex('vault_objects_of_class')
      .on('vault_objects')
      .columns(['class', 'created_at'])
      .execute();
    await schema.createIndex('vault_versions_of_class').on('vault_versions').column('class').execute();
  },
};
