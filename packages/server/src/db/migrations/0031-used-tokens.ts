import type { Migration } from '@form-portal/storage';

/** Used tokens of single sign-on, which must not be accepted again. */
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
