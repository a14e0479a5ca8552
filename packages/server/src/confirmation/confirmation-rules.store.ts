import { noConfirmation, parseGuid, type ConfirmationRules, type Guid } from '@form-portal/domain';
import { lockingRows, type Database } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import type { SubmissionTables } from '../db/submission-tables.ts';

type Write = Transaction<SubmissionTables>;

/** The confirmations of forms, by form. */
export interface ConfirmationRulesStore {
  /** {@link noConfirmation} when nothing was set. */
  get(form: Guid): Promise<ConfirmationRules>;
  /** The confirmations that were set, as the transaction sees them. Others that change one wait until the transaction has ended. */
  listForSaving(transaction: Write): Promise<ReadonlyMap<Guid, ConfirmationRules>>;
  put(transaction: Write, form: Guid, rules: ConfirmationRules): Promise<void>;
}

/** Creates the store. */
export function createConfirmationRulesStore({
  engine,
  read,
}: Database<SubmissionTables>): ConfirmationRulesStore {
  return {
    async get(form) {
      const row = await read
        .selectFrom('form_confirmations')
        .select('document')
        .where('form', '=', form)
        .executeTakeFirst();
      return row === undefined ? noConfirmation : rulesFromDocument(row.document);
    },
    async listForSaving(transaction) {
      const stored = transaction.selectFrom('form_confirmations').selectAll();
      const rows = await lockingRows(stored, engine).execute();
      return new Map(
        rows.flatMap(({ form, document }) => {
          const guid = parseGuid(form);
          return guid === undefined ? [] : [[guid, rulesFromDocument(document)] as const];
        }),
      );
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

/** The rules of a row; only `put` writes documents. */
function rulesFromDocument(document: string): ConfirmationRules {
  return JSON.parse(document) as ConfirmationRules;
}
