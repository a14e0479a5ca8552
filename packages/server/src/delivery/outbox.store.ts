import type {
  CleanFiles,
  DeliveryFailure,
  Guid,
  RefusedPart,
  StoredSubmission,
  UnscannedFiles,
  VaultObjectRef,
} from '@form-portal/domain';
import { databaseTime, lockingRows, type Database } from '@form-portal/storage';
import { VaultError } from '@form-portal/vault';
import type { RawBuilder, Transaction } from 'kysely';
import { addSubmissionEvent } from '../db/submission-events.ts';
import { neverDue, unclaimed, type SubmissionTables } from '../db/submission-tables.ts';
import { claimDue, renewClaim, type ClaimedDelivery } from './claims.ts';
import { applyRetryDecision } from './apply-retry-decision.ts';
import { lockSubmission } from './lock-submission.ts';
import type { RetryDecision } from './retry-policy.ts';
import { recordScanResult } from './record-scan-result.ts';

type Write = Transaction<SubmissionTables>;

/** A failed attempt. */
export interface FailedDelivery {
  readonly kind: DeliveryFailure;
  /** For administrators; never contains values of the submission. */
  readonly reason: string;
  /** What the vault refused the object for, where it is known. */
  readonly refused: readonly RefusedPart[];
  /** Whether the vault could not be reached. */
  readonly unreachable: boolean;
  /** How often the vault is searched before the next creation. */
  readonly searchesDue: number;
  /** Decides what follows. `attempts` includes this one. */
  decide(attempts: number): RetryDecision;
}

/** The submissions that wait for delivery. Due times and claims are measured by the database's clock. */
export interface OutboxStore {
  /** Adds a submission, due at once, in the transaction that stores it; `scan` is null when its files were not scanned. */
  add(
    transaction: Write,
    submission: Pick<StoredSubmission, 'guid' | 'receivedAt'>,
    scan: CleanFiles | UnscannedFiles | null,
  ): Promise<void>;
  /**
   * Claims up to `limit` due submissions, oldest first, including those whose claim has expired (see `leaseMs`). `scans`: `clean`
   * for only those whose files need no scan.
   */
  claimDue(limit: number, scans?: 'all' | 'clean'): Promise<readonly ClaimedDelivery[]>;
  /** Extends claims by another `leaseMs`; lost ones stay lost. */
  renewClaims(claims: readonly ClaimedDelivery[]): Promise<void>;
  /** Extends one claim; throws a `VaultError` (`conflict`) when it was lost. */
  confirmClaim(claimed: ClaimedDelivery): Promise<void>;
  /** Records the object and marks the submission as delivered. */
  delivered(claimed: ClaimedDelivery, object: VaultObjectRef): Promise<void>;
  /** Releases a claim until the next search, after a delay in milliseconds; counts no attempt. */
  notFound(claimed: ClaimedDelivery, againInMs: number): Promise<void>;
  /** Counts a failed attempt and returns what follows; undefined when the claim was lost. */
  failed(claimed: ClaimedDelivery, failure: FailedDelivery): Promise<RetryDecision | undefined>;
  /** Makes all submissions due that wait because the vault was unreachable. */
  makeUnreachableDue(): Promise<void>;
  /** Makes a waiting or failed submission due, to be delivered by a revision of its form (undefined: unchanged), in a transaction. */
  makeDue(transaction: Write, submission: Guid, formRevision: number | undefined): Promise<void>;
}

/** Creates the store. */
export function createOutboxStore(deps: OutboxDeps): OutboxStore {
  return new DatabaseOutbox(deps);
}

/** Dependencies of the store. */
interface OutboxDeps {
  readonly database: Database<SubmissionTables>;
  readonly now: () => Date;
  readonly newGuid: () => Guid;
}

class DatabaseOutbox implements OutboxStore {
  readonly #database: Database<SubmissionTables>;
  readonly #now: () => Date;
  readonly #newGuid: () => Guid;

  constructor({ database, now, newGuid }: OutboxDeps) {
    this.#database = database;
    this.#now = now;
    this.#newGuid = newGuid;
  }

  async add(
    transaction: Write,
    { guid, receivedAt }: Pick<StoredSubmission, 'guid' | 'receivedAt'>,
    scan: CleanFiles | UnscannedFiles | null,
  ): Promise<void> {
    const row = { received_at: receivedAt, due_at: this.#after(0), claim: unclaimed };
    await transaction
      .insertInto('outbox')
      .values({ submission: guid, ...row, searches_due: 0, unreachable: 0, scan: scan?.kind ?? 'off' })
      .execute();
    if (scan?.kind !== 'unscanned') return;
    const { reason } = scan;
    await recordScanResult(transaction, guid, { at: this.#now(), kind: 'scan-failed', reason });
  }

  claimDue(limit: number, scans: 'all' | 'clean' = 'all'): Promise<readonly ClaimedDelivery[]> {
    return claimDue(this.#database, { limit, scans, newGuid: this.#newGuid });
  }

  async renewClaims(claims: readonly ClaimedDelivery[]): Promise<void> {
    // One by one: a transaction that locks several rows in another order would deadlock with it.
    for (const claimed of claims)
      await this.#database.write((transaction) => renewClaim(transaction, claimed, this.#database.engine));
  }

  async confirmClaim(claimed: ClaimedDelivery): Promise<void> {
    const isHeld = await this.#database.write((transaction) =>
      renewClaim(transaction, claimed, this.#database.engine),
    );
    if (!isHeld) throw new VaultError('conflict', 'Another process has taken over this delivery.');
  }

  async delivered({ submission }: ClaimedDelivery, object: VaultObjectRef): Promise<void> {
    await this.#database.write(async (transaction) => {
      await lockSubmission(transaction, submission, this.#database.engine);
      // Even if the claim was lost: the object exists.
      const { numDeletedRows } = await transaction
        .deleteFrom('outbox')
        .where('submission', '=', submission)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) return;
      await transaction
        .updateTable('submissions')
        .set((row) => ({
          status: 'delivered',
          attempts: row('attempts', '+', 1),
          last_error: null,
          last_failure: null,
          refused_parts: null,
          delivered_at: this.#at(),
          object_type: object.type,
          object_id: object.id,
        }))
        .where('guid', '=', submission)
        .execute();
      const detail = `${object.type}-${object.id}`;
      await addSubmissionEvent(transaction, submission, { at: this.#at(), kind: 'delivered', detail });
    });
  }

  async notFound({ submission, claim, searchesDue }: ClaimedDelivery, againInMs: number): Promise<void> {
    await this.#database.write((transaction) =>
      transaction
        .updateTable('outbox')
        .set({ claim: unclaimed, due_at: this.#after(againInMs), searches_due: searchesDue - 1 })
        .where('submission', '=', submission)
        .where('claim', '=', claim)
        .execute(),
    );
  }

  async failed(claimed: ClaimedDelivery, failure: FailedDelivery): Promise<RetryDecision | undefined> {
    const { submission, claim } = claimed;
    return this.#database.write(async (transaction) => {
      await lockSubmission(transaction, submission, this.#database.engine);
      const held = await transaction
        .updateTable('outbox')
        .set({
          claim: unclaimed,
          searches_due: failure.searchesDue,
          unreachable: Number(failure.unreachable),
        })
        .where('submission', '=', submission)
        .where('claim', '=', claim)
        .returning('submission')
        .executeTakeFirst();
      if (held === undefined) return undefined;
      const { attempts } = await transaction
        .updateTable('submissions')
        .set((row) => ({
          attempts: row('attempts', '+', 1),
          last_error: failure.reason,
          last_failure: failure.kind,
          refused_parts: failure.refused.length === 0 ? null : JSON.stringify(failure.refused),
        }))
        .where('guid', '=', submission)
        .returning('attempts')
        .executeTakeFirstOrThrow();
      const next = failure.decide(attempts);
      await applyRetryDecision(transaction, submission, { next, engine: this.#database.engine });
      const kind = next.kind === 'set-aside' ? 'set-aside' : 'attempt-failed';
      await addSubmissionEvent(transaction, submission, { at: this.#at(), kind, detail: failure.reason });
      return next;
    });
  }

  async makeUnreachableDue(): Promise<void> {
    await this.#database.write(async (transaction) => {
      // In the order in which others lock several submissions: in another one the transactions would deadlock.
      const waiting = transaction
        .selectFrom('outbox')
        .select('submission')
        .where('unreachable', '=', 1)
        .where('claim', '=', unclaimed)
        .where('due_at', '<', neverDue)
        .orderBy('received_at')
        .orderBy('submission');
      await transaction
        .updateTable('outbox')
        .set({ due_at: this.#after(0) })
        .where('submission', 'in', lockingRows(waiting, this.#database.engine))
        .execute();
    });
  }

  async makeDue(transaction: Write, submission: Guid, formRevision: number | undefined): Promise<void> {
    await transaction
      .updateTable('submissions')
      .set({
        status: 'waiting',
        ...(formRevision === undefined ? {} : { delivery_revision: formRevision }),
      })
      .where('guid', '=', submission)
      .execute();
    await transaction
      .updateTable('outbox')
      .set({ due_at: this.#after(0) })
      .where('submission', '=', submission)
      // A running delivery keeps its claim.
      .where('claim', '=', unclaimed)
      .execute();
    await addSubmissionEvent(transaction, submission, { at: this.#at(), kind: 'sent-again', detail: '' });
  }

  #at(): string {
    return this.#now().toISOString();
  }

  /** The database's time after a delay in milliseconds. */
  #after(ms: number): RawBuilder<string> {
    return databaseTime(this.#database.engine, ms);
  }
}
