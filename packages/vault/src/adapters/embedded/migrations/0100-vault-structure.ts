import type { Migration } from '@form-portal/storage';

/** Languages, object types, classes, properties, value lists, their names, and the counters that give ids. */
export const vaultStructure: Migration = {
  name: '0100-vault-structure',
  async up(transaction) {
    const { schema } = transaction;
    await schema
      .createTable('vault_counters')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('next', 'integer', (column) => column.notNull())
      .execute();
    await schema
      .createTable('vault_languages')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('tag', 'text', (column) => column.notNull().unique())
      .execute();
    await schema
      .createTable('vault_object_types')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('vault_value_lists')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('vault_items')
      .addColumn('list', 'integer', (column) => column.notNull().references('vault_value_lists.id'))
      .addColumn('id', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('owner', 'integer')
      .addPrimaryKeyConstraint('vault_items_key', ['list', 'id'])
      .execute();
    await schema
      .createTable('vault_properties')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('data_type', 'integer', (column) => column.notNull())
      .addColumn('value_list', 'integer', (column) => column.references('vault_value_lists.id'))
      .execute();
    await schema
      .createTable('vault_classes')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('object_type', 'integer', (column) => column.notNull().references('vault_object_types.id'))
      .addColumn('workflow', 'integer')
      .execute();
    await schema
      .createTable('vault_class_properties')
      .addColumn('class', 'integer', (column) => column.notNull().references('vault_classes.id'))
      .addColumn('property', 'integer', (column) => column.notNull().references('vault_properties.id'))
      .addColumn('required', 'integer', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('vault_class_properties_key', ['class', 'property'])
      .execute();
    await schema
      .createTable('vault_names')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('list', 'integer', (column) => column.notNull())
      .addColumn('id', 'integer', (column) => column.notNull())
      .addColumn('language', 'integer', (column) => column.notNull().references('vault_languages.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('vault_names_key', ['kind', 'list', 'id', 'language'])
      .execute();
  },
};
