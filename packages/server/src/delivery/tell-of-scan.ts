import type { Guid } from '@form-portal/domain';
import type { Transaction } from 'kysely';
import { addSubmissionEvent, type ScanEventKind } from '../db/submission-events.ts';
import type { SubmissionTables } from '../db/submission-tables.ts';

/** What administrators are told. */
interface ScanNews {
  readonly at: Date;
  readonly kind: ScanEventKind;
  readonly reason: string;
}

/** Tells administrators of a scan, as part of a transaction; of one that fails again and again once, with the latest reason. */
export async function tellOfScan(
  transaction: Transaction<SubmissionTables>,
  submission: Guid,
  { at, kind, reason }: ScanNews,
): Promise<void> {
  await transaction
    .updateTable('submissions')
    .set({ last_error: reason })
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
