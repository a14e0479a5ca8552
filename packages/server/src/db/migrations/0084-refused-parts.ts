import type { Migration } from '@form-portal/storage';

/** What a refused object was refused for, which is named in the reader's language, together with the vault's own message. */
export const refusedParts: Migration = {
  name: '0084-refused-parts',
  async up({ schema }) {
    await schema.alterTable('submissions').addColumn('refused_parts', 'text').execute();
  },
};
