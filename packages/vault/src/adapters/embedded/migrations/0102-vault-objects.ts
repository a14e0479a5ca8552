import type { Migration } from '@form-portal/storage';

/** Objects with their versions, values and files. */
export const vaultObjects: Migration = {
  name: '0102-vault-objects',
  async up(transaction) {
    const { schema } = transaction;
    await schema
      .createTable('vault_objects')
      .addColumn('type', 'integer', (column) => column.notNull().references('vault_object_types.id'))
      .addColumn('id', 'integer', (column) => column.notNull())
      .addColumn('guid', 'text', (column) => column.notNull().unique())
      .addColumn('submission', 'text', (column) => column.unique())
      .addColumn('class', 'integer', (column) => column.notNull().references('vault_classes.id'))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('single_file', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('modified_at', 'text', (column) => column.notNull())
      .addColumn('created_by', 'integer', (column) => column.references('vault_accounts.id'))
      .addColumn('modified_by', 'integer', (column) => column.references('vault_accounts.id'))
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('vault_objects_key', ['type', 'id'])
      .execute();
    await schema
      .createIndex('vault_objects_newest')
      .on('vault_objects')
      .columns(['created_at', 'type', 'id'])
      .execute();
    await schema
      .createTable('vault_versions')
      .addColumn('type', 'integer', (column) => column.notNull())
      .addColumn('id', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('class', 'integer', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('created_by', 'integer')
      .addPrimaryKeyConstraint('vault_versions_key', ['type', 'id', 'version'])
      .execute();
    await schema
      .createTable('vault_values')
      .addColumn('type', 'integer', (column) => column.notNull())
      .addColumn('id', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('property', 'integer', (column) => column.notNull().references('vault_properties.id'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('data_type', 'integer', (column) => column.notNull())
      .addColumn('text', 'text')
      .addColumn('number', 'double precision')
      .addPrimaryKeyConstraint('vault_values_key', ['type', 'id', 'version', 'property', 'position'])
      .execute();
    await schema
      .createTable('vault_files')
      .addColumn('type', 'integer', (column) => column.notNull())
      .addColumn('id', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('file', 'integer', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('extension', 'text', (column) => column.notNull())
      .addColumn('size', 'bigint', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('vault_files_key', ['type', 'id', 'version', 'file'])
      .execute();
  },
};
