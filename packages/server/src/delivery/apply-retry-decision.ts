import type { Guid } from '@form-portal/domain';
import { databaseTime, type Engine } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import { neverDue, type SubmissionTables } from '../db/submission-tables.ts';
import type { RetryDecision } from './retry-policy.ts';

/** Makes a submission due later, or sets it aside, as part of a transaction. */
export async function applyRetryDecision(
  transaction: Transaction<SubmissionTables>,
  submission: Guid,
  { next, engine }: { readonly next: RetryDecision; readonly engine: Engine },
): Promise<void> {
  const due_at = next.kind === 'retry' ? databaseTime(engine, next.delayMs) : neverDue;
  await transaction.updateTable('outbox').set({ due_at }).where('submission', '=', submission).execute();
  if (next.kind === 'retry') return;
  await transaction
    .updateTable('submissions')
    .set({ status: 'failed' })
    .where('guid', '=', submission)
    .execute();
}
