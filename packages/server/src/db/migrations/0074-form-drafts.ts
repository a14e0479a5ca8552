import type { Migration } from '@form-portal/storage';

/** The draft of a form (specification D52): at most one for each. */
export const formDrafts: Migration = {
  name: '0074-form-drafts',
  async up({ schema }) {
    await schema
      .createTable('form_drafts')
      .addColumn('form', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addColumn('saved_by', 'text', (column) => column.notNull())
      .execute();
  },
};
