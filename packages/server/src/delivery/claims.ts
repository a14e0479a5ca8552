import { isGuid, type Guid, type ScanState } from '@form-portal/domain';
import { claimRows, databaseTime, type Database, type Engine } from '@form-portal/storage';
import type { Selectable, Transaction } from 'kysely';
import { unclaimed, type SubmissionTables } from '../db/submission-tables.ts';

/** A waiting submission that only this process may deliver for now. */
export interface ClaimedDelivery {
  readonly submission: Guid;
  /** Identifies the claim. Changes by the holder of a claim that was taken over have no effect. */
  readonly claim: string;
  readonly receivedAt: Date;
  /** How often the vault is searched for the object before one is created (specification D11 and D47). */
  readonly searchesDue: number;
  /** The scan state of its files. */
  readonly scan: ScanState;
}

/** How long a claim lasts unless renewed (ms): afterwards the work of a killed process is taken over. */
export const leaseMs = 20_000;

const scanStates: readonly ScanState[] = ['off', 'clean', 'unscanned', 'infected'];

/** After an expired claim: its process may have been killed between creating the object and recording it. */
const searchesAfterAbandonment = 2;

/**
 * Claims up to `limit` due submissions, oldest first, including those whose claim has expired. `scans`: `clean` for only those whose
 * files need no scan.
 */
export async function claimDue(
  database: Database<SubmissionTables>,
  {
    limit,
    scans,
    newGuid,
  }: { readonly limit: number; readonly scans: 'all' | 'clean'; readonly newGuid: () => Guid },
): Promise<readonly ClaimedDelivery[]> {
  const { engine } = database;
  const now = databaseTime(engine, 0);
  const states: readonly ScanState[] = scans === 'all' ? scanStates : ['clean'];
  // Most polls find nothing, and a read does not queue behind writers.
  const due = database.read
    .selectFrom('outbox')
    .select('submission')
    .where('due_at', '<=', now)
    .where('scan', 'in', states)
    .limit(1);
  if ((await due.executeTakeFirst()) === undefined) return [];
  const claim = newGuid();
  const claimed = await database.write((transaction) =>
    claimRows(
      transaction
        .selectFrom('outbox')
        .selectAll()
        .where('due_at', '<=', now)
        .where('scan', 'in', states)
        .orderBy('received_at')
        .orderBy('submission')
        .limit(limit),
      engine,
      (rows) =>
        transaction
          .updateTable('outbox')
          .set({ claim, due_at: databaseTime(engine, leaseMs) })
          .where(
            'submission',
            'in',
            rows.map((row) => row.submission),
          )
          .execute(),
    ),
  );
  return claimed.map((row) => deliveryFromRow(row, claim));
}

/** Extends a claim by another {@link leaseMs}; returns false when it was lost. */
export async function renewClaim(
  transaction: Transaction<SubmissionTables>,
  { submission, claim }: ClaimedDelivery,
  engine: Engine,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('outbox')
    .set({ due_at: databaseTime(engine, leaseMs) })
    .where('submission', '=', submission)
    .where('claim', '=', claim)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function deliveryFromRow(row: Selectable<SubmissionTables['outbox']>, claim: string): ClaimedDelivery {
  if (!isGuid(row.submission)) throw new Error('A GUID in the outbox is invalid');
  return {
    submission: row.submission,
    claim,
    receivedAt: new Date(row.received_at),
    searchesDue: row.claim === unclaimed ? row.searches_due : searchesAfterAbandonment,
    scan: scanStates.find((state) => state === row.scan) ?? 'off',
  };
}
