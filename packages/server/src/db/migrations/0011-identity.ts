import type { Migration } from '@form-portal/storage';

/** Sessions, what limits sign-ins and submissions, and the audit log. */
export const identity: Migration = {
  name: '0011-identity',
  async up({ schema }) {
    await schema
      .createTable('sessions')
      .addColumn('id_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_type', 'text', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('user_document', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('sessions_by_seen').on('sessions').column('seen_at').execute();
    await schema
      .createTable('rate_windows')
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('minute', 'integer', (column) => column.notNull())
      .addColumn('used', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('rate_windows_key', ['key', 'minute'])
      .execute();
    await schema
      .createTable('sign_in_delays')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('last_at', 'text', (column) => column.notNull())
      .addColumn('blocked_until', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('audit_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('audit_events_by_time').on('audit_events').columns(['at', 'id']).execute();
  },
};
