import { noConfirmation, type ConfirmationRules, type Guid } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import type { SubmissionTables } from '../db/submission-tables.ts';

/** The confirmations of forms, by form. */
export interface ConfirmationRulesStore {
  /** {@link noConfirmation} when nothing was set. */
  get(form: Guid): Promise<ConfirmationRules>;
  put(transaction: Transaction<SubmissionTables>, form: Guid, rules: ConfirmationRules): Promise<void>;
}

/** Creates the store. */
export function createConfirmationRulesStore({ read }: Database<SubmissionTables>): ConfirmationRulesStore {
  return {
    async get(form) {
      const row = await read
        .selectFrom('form_confirmations')
        .select('document')
        .where('form', '=', form)
        .executeTakeFirst();
      // Only written by `put`.
      return row === undefined ? noConfirmation : (JSON.parse(row.document) as ConfirmationRules);
    },
    async put(transaction, form, rules) {
      const document = JSON.stringify(rules);
      await transaction
        .insertInto('form_confirmations')
        .values({ form, document })
        .onConflict((conflict) => conflict.column('form').doUpdateSet({ document }))
        .execute();
    },
  };
}
