import { confirmationLimits, hourMs, minuteMs, parseGuid, type Guid } from '@form-portal/domain';
import { claimRows, databaseTime, lockingRows, acquireLock, type Database } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import { addSubmissionEvent } from '../db/submission-events.ts';
import { neverDue, type SubmissionTables } from '../db/submission-tables.ts';

/** A confirmation that only this process may send for now. */
export interface ClaimedConfirmation {
  readonly submission: Guid;
  /** Earlier attempts. */
  readonly attempts: number;
  readonly createdAt: Date;
}

/**
 * Submissions whose confirmation waits to be sent, at most one each. The only personal data is a keyed hash of the address, which
 * is kept for an hour after sending.
 */
export interface ConfirmationOutboxStore {
  add(transaction: Transaction<SubmissionTables>, submission: Guid, addressHash: string): Promise<void>;
  has(submission: Guid): Promise<boolean>;
  /**
   * Claims the confirmation that has been due longest among those whose address has not reached its limit; undefined when there is
   * none. A claim expires after {@link claimMs}, and counts towards the limit of its address until then.
   */
  claimNext(): Promise<ClaimedConfirmation | undefined>;
  /** Ends a confirmation, and adds an event to its submission, if that still exists; no event for `nothing-to-send`. */
  settle(confirmation: ClaimedConfirmation, outcome: 'sent' | 'refused' | 'nothing-to-send'): Promise<void>;
  /** Tries again after a delay in milliseconds. */
  postpone(confirmation: ClaimedConfirmation, delayMs: number): Promise<void>;
  /**
   * Gives up at most {@link giveUpBatchSize} due confirmations that were queued at or before a time. Call it when there is nothing to
   * claim: what is due then waits only because its address has reached its limit. Confirmations given up do not count towards that
   * limit; their submissions get an event.
   */
  giveUpWaiting(queuedBy: Date): Promise<void>;
  /** Deletes what was sent more than an hour ago. */
  purge(): Promise<void>;
}

/** Longer than sending takes, even when the mail server uses all of its ten minutes for a reply. */
const claimMs = 20 * minuteMs;

/** How many are given up in one transaction, so that other writes need not wait for thousands of them. */
const giveUpBatchSize = 100;

/** Dependencies of the store. */
interface ConfirmationOutboxDeps {
  readonly database: Database<SubmissionTables>;
  readonly now: () => Date;
}

/** Creates the store. */
export function createConfirmationOutboxStore({
  database,
  now,
}: ConfirmationOutboxDeps): ConfirmationOutboxStore {
  const after = (ms: number) => databaseTime(database.engine, ms);
  const at = (delayMs = 0): string => new Date(now().getTime() + delayMs).toISOString();

  /** Adds the event to the submission, unless it has been removed. */
  async function addEvent(
    transaction: Transaction<SubmissionTables>,
    submission: Guid,
    outcome: 'sent' | 'refused',
  ): Promise<void> {
    // It may be delivered at this moment, which adds an event too.
    const stored = transaction.selectFrom('submissions').select('guid').where('guid', '=', submission);
    if ((await lockingRows(stored, database.engine).executeTakeFirst()) === undefined) return;
    const kind = `confirmation-${outcome}` as const;
    await addSubmissionEvent(transaction, submission, { at: at(), kind, detail: '' });
  }

  return {
    async add(transaction, submission, address_hash) {
      const row = {
        submission,
        created_at: at(),
        due_at: after(0),
        attempts: 0,
        address_hash,
        sent_at: null,
      };
      await transaction.insertInto('confirmation_outbox').values(row).execute();
    },
    async has(submission) {
      const row = await database.read
        .selectFrom('confirmation_outbox')
        .select('submission')
        .where('submission', '=', submission)
        .executeTakeFirst();
      return row !== undefined;
    },
    async claimNext() {
      const [row] = await database.write(async (transaction) => {
        // Otherwise two processes could both claim a confirmation for an address that may get only one more.
        await acquireLock(transaction, database.engine, 'confirmations');
        return claimRows(
          transaction
            .selectFrom('confirmation_outbox')
            .selectAll()
            .where('due_at', '<=', after(0))
            // The addresses at their limit, computed once: a count for each row would take minutes when thousands wait for one address.
            .where('address_hash', 'not in', (outbox) =>
              outbox
                .selectFrom('confirmation_outbox')
                .select('address_hash')
                .where((counted) =>
                  counted.or([
                    counted('sent_at', '>', at(-hourMs)),
                    // Claimed or postponed: it may be on its way.
                    counted.and([counted('sent_at', 'is', null), counted('due_at', '>', after(0))]),
                  ]),
                )
                .groupBy('address_hash')
                .having((group) => group.fn.countAll(), '>=', confirmationLimits.perHour),
            )
            .orderBy('due_at')
            .limit(1),
          database.engine,
          (rows) =>
            transaction
              .updateTable('confirmation_outbox')
              .set({ due_at: after(claimMs) })
              .where(
                'submission',
                'in',
                rows.map(({ submission }) => submission),
              )
              .execute(),
        );
      });
      const submission = row && parseGuid(row.submission);
      if (row === undefined || submission === undefined) return undefined;
      return { submission, attempts: row.attempts, createdAt: new Date(row.created_at) };
    },
    async settle({ submission }, outcome) {
      await database.write(async (transaction) => {
        await transaction
          .updateTable('confirmation_outbox')
          .set({ due_at: neverDue, sent_at: at() })
          .where('submission', '=', submission)
          .execute();
        if (outcome !== 'nothing-to-send') await addEvent(transaction, submission, outcome);
      });
    },
    async postpone({ submission, attempts }, delayMs) {
      await database.write((transaction) =>
        transaction
          .updateTable('confirmation_outbox')
          .set({ due_at: after(delayMs), attempts: attempts + 1 })
          .where('submission', '=', submission)
          .execute(),
      );
    },
    async giveUpWaiting(queuedBy) {
      await database.write(async (transaction) => {
        // Otherwise another process could claim one of them meanwhile.
        await acquireLock(transaction, database.engine, 'confirmations');
        const waiting = await transaction
          .selectFrom('confirmation_outbox')
          .select('submission')
          .where('due_at', '<=', after(0))
          .where('created_at', '<=', queuedBy.toISOString())
          .orderBy('due_at')
          .limit(giveUpBatchSize)
          .execute();
        for (const submission of waiting.flatMap((row) => parseGuid(row.submission) ?? [])) {
          await transaction.deleteFrom('confirmation_outbox').where('submission', '=', submission).execute();
          await addEvent(transaction, submission, 'refused');
        }
      });
    },
    async purge() {
      await database.write((transaction) =>
        transaction.deleteFrom('confirmation_outbox').where('sent_at', '<', at(-hourMs)).execute(),
      );
    },
  };
}
