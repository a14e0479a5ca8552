import type { Migration } from '@form-portal/storage';

/** What is known of the files of those that wait; nobody scanned the files of those that waited before this step. */
export const virusScan: Migration = {
  name: '0052-virus-scan',
  async up({ schema }) {
    await schema
      .alterTable('outbox')
      .addColumn('scan', 'text', (column) => column.notNull().defaultTo('off'))
      .execute();
  },
};
