import type { ScanState } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { ScanEventKind } from '../db/submission-events.ts';
import type { SubmissionTables } from '../db/submission-tables.ts';
import { carryOut } from './carry-out.ts';
import type { ClaimedDelivery } from './outbox.store.ts';
import type { AfterFailure } from './retry-policy.ts';
import { tellOfScan } from './tell-of-scan.ts';

/** Why the scan of its files keeps a submission from the vault. */
export interface ScanHold {
  readonly scan: Extract<ScanState, 'unscanned' | 'infected'>;
  /** For administrators, in English. */
  readonly reason: string;
  readonly next: AfterFailure;
}

/** What the outbox knows of scans (specification D17). */
export interface ScanHoldStore {
  /** Gives a claim back, for the scan's reason; false when it was lost meanwhile. No attempt is counted: the vault had nothing to do with it. */
  hold(claimed: ClaimedDelivery, hold: ScanHold): Promise<boolean>;
  /** The submission may go to the vault; false when the claim was lost meanwhile. */
  pass(claimed: ClaimedDelivery, scan: Extract<ScanState, 'clean' | 'off'>): Promise<boolean>;
}

/** What the store needs. */
interface ScanHoldDeps {
  readonly database: Database<SubmissionTables>;
  readonly now: () => Date;
}

/** Makes the store over the database. */
export function createScanHoldStore({ database, now }: ScanHoldDeps): ScanHoldStore {
  return {
    hold: ({ submission, claim, searchesDue }, { scan, reason, next }) =>
      database.write(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('outbox')
          .set({ claim: '', scan, searches_due: searchesDue, unreachable: 0 })
          .where('submission', '=', submission)
          .where('claim', '=', claim)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        await tellOfScan(transaction, submission, { at: now(), reason, kind: kindOf(scan, next) });
        await carryOut(transaction, submission, { next, engine: database.engine });
        return true;
      }),
    pass: ({ submission, claim }, scan) =>
      database.write(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('outbox')
          .set({ scan })
          .where('submission', '=', submission)
          .where('claim', '=', claim)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        await transaction
          .updateTable('submissions')
          .set({ last_error: null })
          .where('guid', '=', submission)
          .execute();
        return true;
      }),
  };
}

function kindOf(scan: ScanHold['scan'], next: AfterFailure): ScanEventKind {
  if (scan === 'infected') return 'virus-found';
  return next.kind === 'retry' ? 'scan-failed' : 'scan-given-up';
}
