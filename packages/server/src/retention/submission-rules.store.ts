import { defaultSubmissionRules, type Guid, type Retention, type SubmissionRules } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { Selectable, Transaction } from 'kysely';
import { failedRetentionFromRow } from '../db/failed-retention.ts';
import type { SubmissionTables } from '../db/submission-tables.ts';

/** The rules for submissions, by form. */
export interface SubmissionRulesStore {
  /** The default when the form has no stored rules. */
  get(form: Guid): Promise<SubmissionRules>;
  /** `at` (ISO 8601 UTC): where notices begin if the form had no addresses for them before. */
  put(
    transaction: Transaction<SubmissionTables>,
    form: Guid,
    rules: SubmissionRules,
    at: string,
  ): Promise<void>;
}

/** Creates the store. */
export function createSubmissionRulesStore({ read }: Database<SubmissionTables>): SubmissionRulesStore {
  return {
    async get(form) {
      const row = await read
        .selectFrom('submission_rules')
        .selectAll()
        .where('form', '=', form)
        .executeTakeFirst();
      return row === undefined ? defaultSubmissionRules : rulesFromRow(row);
    },
    async put(transaction, form, { retention, failedRetention, noticeAddresses }, at) {
      const row = {
        retention: String(retention),
        failed_retention: String(failedRetention),
        notice_addresses: JSON.stringify(noticeAddresses),
      };
      await transaction
        .insertInto('submission_rules')
        .values({ form, ...row, noticed_until: at })
        .onConflict((conflict) =>
          conflict.column('form').doUpdateSet((stored) => ({
            ...row,
            noticed_until: stored
              .case()
              .when('submission_rules.notice_addresses', '=', '[]')
              .then(at)
              .else(stored.ref('submission_rules.noticed_until'))
              .end(),
          })),
        )
        .execute();
    },
  };
}

/** The rules of a row. */
export function rulesFromRow(
  row: Pick<
    Selectable<SubmissionTables['submission_rules']>,
    'retention' | 'failed_retention' | 'notice_addresses'
  >,
): SubmissionRules {
  // Only `put` above writes it.
  const noticeAddresses = JSON.parse(row.notice_addresses) as readonly string[];
  return {
    retention: retentionFromRow(row.retention),
    failedRetention: failedRetentionFromRow(row.failed_retention),
    noticeAddresses,
  };
}

function retentionFromRow(retention: string): Retention {
  return retention === 'default' || retention === 'keep' ? retention : Number(retention);
}
