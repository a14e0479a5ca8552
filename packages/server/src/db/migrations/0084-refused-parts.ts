import type { Migration } from '@form-portal/storage';

/** What a refused object was refused for, which is named in the reader's language beside the vault's own words. */
export const refusedParts: Migration = {
  name: '0084-refused-parts',
  async up({ schema }) {
    await schema.alterTable('submissions').addColumn('refused_parts', 'text').execute();
  },
};
