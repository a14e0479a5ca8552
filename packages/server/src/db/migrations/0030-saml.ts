import type { Migration } from '@form-portal/storage';

/** Open requests to the identity provider, the messages it has sent already, and its names for the people of our sessions. */
export const saml: Migration = {
  name: '0030-saml',
  async up({ schema }) {
    await schema
      .createTable('saml_requests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('browser', 'text', (column) => column.notNull())
      .addColumn('relay_state', 'text', (column) => column.notNull())
      .addColumn('return_path', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('page_language', 'text', (column) => column.notNull())
      .addColumn('session_before', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('saml_requests_by_relay_state')
      .on('saml_requests')
      .column('relay_state')
      .execute();
    await schema
      .createTable('saml_seen')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('until', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('saml_sessions')
      .addColumn('session', 'text', (column) => column.primaryKey())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('name_id', 'text', (column) => column.notNull())
      .addColumn('format', 'text', (column) => column.notNull())
      .addColumn('name_qualifier', 'text', (column) => column.notNull())
      .addColumn('sp_name_qualifier', 'text', (column) => column.notNull())
      .addColumn('session_index', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('saml_sessions_by_name').on('saml_sessions').column('name_key').execute();
    await schema
      .createTable('saml_idp_metadata')
      .addColumn('location', 'text', (column) => column.primaryKey())
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('fetched_at', 'text', (column) => column.notNull())
      .execute();
  },
};
