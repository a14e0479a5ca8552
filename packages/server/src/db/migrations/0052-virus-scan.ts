import type { Migration } from '@form-portal/storage';

/** The state of the scan of waiting submissions; the files of those that waited before this migration were never scanned. */
export const virusScan: Migration = {
  name: '0052-virus-scan',
  async up({ schema }) {
    await schema
      .alterTable('outbox')
      .addColumn('scan', 'text', (column) => column.notNull().defaultTo('off'))
      .execute();
  },
};
