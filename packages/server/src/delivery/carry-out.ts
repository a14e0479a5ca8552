import type { Guid } from '@form-portal/domain';
import type { Transaction } from 'kysely';
import { neverDue, type SubmissionTables } from '../db/submission-tables.ts';
import type { AfterFailure } from './retry-policy.ts';

/** Makes a submission due later, or sets it aside. */
export async function carryOut(
  transaction: Transaction<SubmissionTables>,
  submission: Guid,
  { next, now }: { readonly next: AfterFailure; readonly now: Date },
): Promise<void> {
  const due_at = next.kind === 'retry' ? new Date(now.getTime() + next.delayMs).toISOString() : neverDue;
  await transaction.updateTable('outbox').set({ due_at }).where('submission', '=', submission).execute();
  if (next.kind === 'retry') return;
  await transaction
    .updateTable('submissions')
    .set({ status: 'failed' })
    .where('guid', '=', submission)
    .execute();
}
