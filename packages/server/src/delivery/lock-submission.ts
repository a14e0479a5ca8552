import type { Guid } from '@form-portal/domain';
import { lockingRows, type Engine } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import type { SubmissionTables } from '../db/submission-tables.ts';

/**
 * Locks a submission until the transaction ends, before its outbox row is changed: administrators and the retention lock the two in this
 * order, and in the other one the transactions would deadlock.
 */
export async function lockSubmission(
  transaction: Transaction<SubmissionTables>,
  submission: Guid,
  engine: Engine,
): Promise<void> {
  const row = transaction.selectFrom('submissions').select('guid').where('guid', '=', submission);
  await lockingRows(row, engine).execute();
}
