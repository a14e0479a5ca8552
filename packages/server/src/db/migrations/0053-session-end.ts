import type { Migration } from '@form-portal/storage';

/** The end of a session that must not outlive the proof of identity it was begun with. */
export const sessionEnd: Migration = {
  name: '0053-session-end',
  async up({ schema }) {
    await schema
      .alterTable('sessions')
      .addColumn('ends_at', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
