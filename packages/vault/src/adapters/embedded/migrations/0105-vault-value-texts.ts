import type { Migration } from '@form-portal/storage';
import { sql } from 'kysely';

/** An index for finding objects by a text value. It covers only the beginning: PostgreSQL does not index long texts. */
export const vaultValueTexts: Migration = {
  name: '0105-vault-value-texts',
  async up(transaction) {
    await sql`create index vault_values_text on vault_values (property, lower(substr(text, 1, 64)))
      where text is not null`.execute(transaction);
  },
};
