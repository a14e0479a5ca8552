import type { Migration } from '@form-portal/storage';

/** How long set-aside submissions of a form are kept: for good, unless an administrator sets a retention. */
export const failedRetention: Migration = {
  name: '0066-failed-retention',
  async up({ schema }) {
    await schema
      .alterTable('submission_rules')
      .addColumn('failed_retention', 'text', (column) => column.notNull().defaultTo('keep'))
      .execute();
  },
};
