import type { ScanState } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { ScanEventKind } from '../db/submission-events.ts';
import { unclaimed, type SubmissionTables } from '../db/submission-tables.ts';
import { applyRetryDecision } from './apply-retry-decision.ts';
import type { ClaimedDelivery } from './claims.ts';
import { lockSubmission } from './lock-submission.ts';
import type { RetryDecision } from './retry-policy.ts';
import { recordScanResult } from './record-scan-result.ts';

/** A scan result that blocks a delivery, temporarily or permanently. */
export interface BlockingScan {
  readonly scan: Extract<ScanState, 'unscanned' | 'infected'>;
  /** For administrators, in English. */
  readonly reason: string;
  readonly next: RetryDecision;
}

/** Records scan results of claimed submissions (specification D17). */
export interface ScanResultStore {
  /** Releases the claim and waits or sets aside; returns false when the claim was lost. Counts no attempt, since the vault was not called. */
  block(claimed: ClaimedDelivery, scan: BlockingScan): Promise<boolean>;
  /** Allows the delivery; returns false when the claim was lost. */
  allow(claimed: ClaimedDelivery, scan: Extract<ScanState, 'clean' | 'off'>): Promise<boolean>;
}

/** Dependencies of the store. */
interface ScanResultDeps {
  readonly database: Database<SubmissionTables>;
  readonly now: () => Date;
}

/** Creates the store. */
export function createScanResultStore({ database, now }: ScanResultDeps): ScanResultStore {
  return {
    block: ({ submission, claim, searchesDue }, { scan, reason, next }) =>
      database.write(async (transaction) => {
        await lockSubmission(transaction, submission, database.engine);
        const { numUpdatedRows } = await transaction
          .updateTable('outbox')
          .set({ claim: unclaimed, scan, searches_due: searchesDue, unreachable: 0 })
          .where('submission', '=', submission)
          .where('claim', '=', claim)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        await recordScanResult(transaction, submission, { at: now(), reason, kind: kindOf(scan, next) });
        await applyRetryDecision(transaction, submission, { next, engine: database.engine });
        return true;
      }),
    allow: ({ submission, claim }, scan) =>
      database.write(async (transaction) => {
        await lockSubmission(transaction, submission, database.engine);
        const { numUpdatedRows } = await transaction
          .updateTable('outbox')
          .set({ scan })
          .where('submission', '=', submission)
          .where('claim', '=', claim)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        await transaction
          .updateTable('submissions')
          .set({ last_error: null, last_failure: null, refused_parts: null })
          .where('guid', '=', submission)
          .execute();
        return true;
      }),
  };
}

function kindOf(scan: BlockingScan['scan'], next: RetryDecision): ScanEventKind {
  if (scan === 'infected') return 'virus-found';
  return next.kind === 'retry' ? 'scan-failed' : 'scan-given-up';
}
