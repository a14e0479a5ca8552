import type { Migration } from '@form-portal/storage';

/** Renames a kind of failed delivery: what the vault returns is a response, an answer is what a visitor gives. */
export const unexpectedResponses: Migration = {
  name: '0085-unexpected-responses',
  async up(transaction) {
    await transaction
      .updateTable('submissions')
      .set({ last_failure: 'unexpected-response' })
      .where('last_failure', '=', 'unexpected-answer')
      .execute();
  },
};
