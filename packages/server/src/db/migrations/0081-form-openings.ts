import type { Migration } from '@form-portal/storage';

/** When a form takes answers, and how many (decision 0064); a form without a row is open for as long as it is published. */
export const formOpenings: Migration = {
  name: '0081-form-openings',
  async up({ schema }) {
    await schema
      .createTable('form_openings')
      .addColumn('form', 'text', (column) => column.primaryKey())
      .addColumn('document', 'text', (column) => column.notNull())
      .execute();
  },
};
