import { deliveryFailureOf, type DeliveryFailure, type FilesScan } from '@form-portal/domain';
import type { ExpressionBuilder } from 'kysely';
import { failedRetentionFromRow, failedUntil } from '../../db/failed-retention.ts';
import { setAsideKinds } from '../../db/submission-events.ts';
import { neverDue, type SubmissionTables } from '../../db/submission-tables.ts';
import type { SubmissionRow } from '../store/submission-rows.ts';

/** The state of a submission's delivery. */
export interface DeliveryState {
  readonly attempts: number;
  /** Why the last attempt failed; null when it did not. */
  readonly lastError: string | null;
  /** The kind of that failure; null when it is not known, or the scan is what failed. */
  readonly failure: DeliveryFailure | null;
  /** The scan result that blocks its delivery; null for none. */
  readonly scan: Exclude<FilesScan['kind'], 'clean'> | null;
  /** ISO 8601 UTC; null when the submission does not wait. */
  readonly nextAttemptAt: string | null;
  readonly object: { readonly type: number; readonly id: number } | null;
  /** When the set-aside submission will be removed, ISO 8601 UTC; null for never. */
  readonly expiresAt: string | null;
}

/** When it was set aside the last time; null for never. */
export function setAsideAt(row: ExpressionBuilder<SubmissionTables, 'submissions'>) {
  return row
    .selectFrom('submission_events')
    .select((event) => event.fn.max('submission_events.at').as('at'))
    .whereRef('submission_events.submission', '=', 'submissions.guid')
    .where('submission_events.kind', 'in', setAsideKinds)
    .as('set_aside_at');
}

/** Reads the state from a submission's row, and from what belongs to it in the outbox, its form's rules and its events. */
export function deliveryFromRow(
  row: Pick<
    SubmissionRow,
    'status' | 'attempts' | 'last_error' | 'last_failure' | 'object_type' | 'object_id'
  > & {
    readonly due_at: string | null;
    readonly failed_retention: string | null;
    readonly set_aside_at: string | null;
    readonly scan: string | null;
  },
): DeliveryState {
  const { object_type: type, object_id: id, scan } = row;
  return {
    attempts: row.attempts,
    lastError: row.last_error,
    failure: deliveryFailureOf(row.last_failure),
    scan: scan === 'unscanned' || scan === 'infected' ? scan : null,
    nextAttemptAt: row.due_at === neverDue ? null : row.due_at,
    object: type === null || id === null ? null : { type, id },
    expiresAt:
      row.status === 'failed' && row.set_aside_at !== null
        ? failedUntil(row.set_aside_at, failedRetentionFromRow(row.failed_retention ?? 'keep'))
        : null,
  };
}
