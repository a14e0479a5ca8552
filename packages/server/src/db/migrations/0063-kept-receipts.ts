import type { Migration } from '@form-portal/storage';

/** The PDF of a submission is rendered once and kept among its blobs. */
export const keptReceipts: Migration = {
  name: '0063-kept-receipts',
  async up({ schema }) {
    await schema.alterTable('submissions').addColumn('receipt_sha256', 'text').execute();
  },
};
