import type { Migration } from '@form-portal/storage';
import { sql } from 'kysely';

/**
 * Every version has its own “single file” (property 22). Until now an object had one for all of them, which a discarded working
 * copy could leave behind: only versions with exactly one file take it over.
 */
export const vaultSingleFiles: Migration = {
  name: '0106-vault-single-files',
  async up(transaction) {
    await transaction.schema
      .alterTable('vault_versions')
      .addColumn('single_file', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update vault_versions set single_file = 1
      where exists (
        select 1 from vault_objects as object
        where object.type = vault_versions.type and object.id = vault_versions.id and object.single_file = 1)
      and 1 = (
        select count(*) from vault_files as file
        where file.type = vault_versions.type and file.id = vault_versions.id
        and file.version = vault_versions.version)`.execute(transaction);
    await sql`update vault_objects set single_file = 0
      where single_file = 1 and not exists (
        select 1 from vault_versions as newest
        where newest.type = vault_objects.type and newest.id = vault_objects.id
        and newest.version = vault_objects.version and newest.single_file = 1)`.execute(transaction);
  },
};
