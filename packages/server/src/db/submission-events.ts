import type { Guid } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import type { SubmissionTables } from './submission-tables.ts';

/** An event of a submission after it was received. */
interface SubmissionEvent {
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly kind: SubmissionEventKind;
  /** The reason given by the vault or the scan, or the object; never values of the submission. */
  readonly detail: string;
}

/** The kind of an event. */
export type SubmissionEventKind =
  | 'attempt-failed'
  | 'delivered'
  | 'set-aside'
  | 'sent-again'
  | 'cleared'
  | ScanEventKind
  | ConfirmationEventKind;

/** Its confirmation was sent; was refused by the mail server, or could not be sent for three days. */
export type ConfirmationEventKind = 'confirmation-sent' | 'confirmation-refused';

/** The files could not be scanned and will be scanned again; could not be scanned for too long; contain a virus. */
export type ScanEventKind = 'scan-failed' | 'scan-given-up' | 'virus-found';

/** The events that set a submission aside; afterwards its confirmation may still be sent or refused. */
export const setAsideKinds: readonly SubmissionEventKind[] = ['set-aside', 'scan-given-up', 'virus-found'];

/** Adds the next event of a submission, whose row the transaction has changed or locked: nobody else may number an event now. */
export async function addSubmissionEvent(
  transaction: Transaction<SubmissionTables>,
  submission: Guid,
  { at, kind, detail }: SubmissionEvent,
): Promise<void> {
  const last = await transaction
    .selectFrom('submission_events')
    .select((row) => row.fn.max('number').as('number'))
    .where('submission', '=', submission)
    .executeTakeFirst();
  await transaction
    .insertInto('submission_events')
    .values({ submission, number: (last?.number ?? 0) + 1, at, kind, detail })
    .execute();
}

/** The events of a submission, oldest first. */
export async function listSubmissionEvents(
  { read }: Database<SubmissionTables>,
  submission: Guid,
): Promise<readonly { readonly at: string; readonly kind: string; readonly detail: string }[]> {
  return read
    .selectFrom('submission_events')
    .select(['at', 'kind', 'detail'])
    .where('submission', '=', submission)
    .orderBy('number')
    .execute();
}
