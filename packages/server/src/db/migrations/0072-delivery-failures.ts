import type { Migration } from '@form-portal/storage';

/** The kind of a failed delivery attempt, which is explained in the reader's language; the vault's own words are not. */
export const deliveryFailures: Migration = {
  name: '0072-delivery-failures',
  async up({ schema }) {
    await schema.alterTable('submissions').addColumn('last_failure', 'text').execute();
  },
};
