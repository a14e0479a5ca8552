import type { Migration } from '@form-portal/storage';

/** From which devices and addresses accounts have signed in, and what an owner recognises each session by. */
export const signInSources: Migration = {
  name: '0064-sign-in-sources',
  async up({ schema }) {
    await schema
      .createTable('sign_in_sources')
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('last_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('sign_in_sources_key', ['name_key', 'source'])
      .execute();
    for (const column of ['account', 'source', 'last_at'] as const) {
      await schema.createIndex(`sign_in_sources_by_${column}`).on('sign_in_sources').column(column).execute();
    }
    for (const column of ['owner', 'address', 'user_agent', 'password_stamp', 'confirmed_at'] as const) {
      await schema
        .alterTable('sessions')
        .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
        .execute();
    }
    for (const column of ['address', 'password_stamp'] as const) {
      await schema
        .alterTable('mfws_logins')
        .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
        .execute();
    }
    await schema.createIndex('sessions_by_owner').on('sessions').column('owner').execute();
    await schema.createIndex('mfws_logins_by_account').on('mfws_logins').column('account').execute();
  },
};
