import type { Migration } from '@form-portal/storage';

/** Which request of its form a file answers. */
export const requestedFiles: Migration = {
  name: '0079-requested-files',
  async up({ schema }) {
    await schema.alterTable('submission_attachments').addColumn('request', 'text').execute();
  },
};
