import type { Guid } from '@form-portal/domain';
import type { Transaction } from 'kysely';
import { addSubmissionEvent, type ScanEventKind } from '../db/submission-events.ts';
import type { SubmissionTables } from '../db/submission-tables.ts';

/** A scan result to record. */
interface ScanRecord {
  readonly at: Date;
  readonly kind: ScanEventKind;
  readonly reason: string;
}

/** Records a scan result for administrators, in a transaction: repeated failures once, with the latest reason. */
export async function recordScanResult(
  transaction: Transaction<SubmissionTables>,
  submission: Guid,
  { at, kind, reason }: ScanRecord,
): Promise<void> {
  await transaction
    .updateTable('submissions')
    .set({ last_error: reason, last_failure: null, refused_parts: null })
    .where('guid', '=', submission)
    .execute();
  const latest = await transaction
    .selectFrom('submission_events')
    .select('kind')
    .where('submission', '=', submission)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (kind === 'scan-failed' && latest?.kind === kind) return;
  await addSubmissionEvent(transaction, submission, { at: at.toISOString(), kind, detail: reason });
}
