import type { Migration } from '@form-portal/storage';
import { sql } from 'kysely';

/** Several keys of one name, so that they can be rotated. */
export const serverKeyVersions: Migration = {
  name: '0067-server-key-versions',
  async up(transaction) {
    const { schema } = transaction;
    await schema.alterTable('server_keys').renameTo('server_keys_before').execute();
    await schema
      .createTable('server_keys')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('signs_from', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('server_keys_by_time', ['name', 'signs_from'])
      .execute();
    await sql`insert into server_keys (name, value, signs_from)
      select name, value, '' from server_keys_before`.execute(transaction);
    await schema.dropTable('server_keys_before').execute();
  },
};
