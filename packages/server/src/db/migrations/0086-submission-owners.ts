import type { Migration } from '@form-portal/storage';

/** Who sent a submission, by the mark that drafts carry: the stored details of an identification may be those of two people. */
export const submissionOwners: Migration = {
  name: '0086-submission-owners',
  async up({ schema }) {
    await schema.alterTable('submissions').addColumn('owner', 'text').execute();
  },
};
