import type { Migration } from '@form-portal/storage';

/** Tokens of single sign-on that must not come again. */
export const usedTokens: Migration = {
  name: '0031-used-tokens',
  async up({ schema }) {
    await schema
      .createTable('used_tokens')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('until', 'text', (column) => column.notNull())
      .execute();
  },
};
