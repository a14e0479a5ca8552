import { failed, ok, parseGuid, type Guid, type Result, type User } from '@form-portal/domain';
import type { AdministerSubmissionsDeps } from './administer-submissions.ts';
import { pageOf, readSortCursor } from '../search/submission-order.ts';

/** A batch of a form's set-aside submissions to make due. */
interface DeliverFailedRequest {
  /** A form's GUID; the form may have been deleted. */
  readonly form: string;
  /** The end of the previous batch. */
  readonly cursor: string | undefined;
  readonly actor: User;
}

/** The outcome of a batch. */
export interface DeliveredAgain {
  readonly sent: number;
  /** Null after the last batch. */
  readonly next: string | null;
}

/** Changed in one transaction, for which new submissions have to wait. */
const batchSize = 100;

/**
 * Makes a batch of a form's set-aside submissions due, by the current form (specification D10). Each is visited once, even if
 * the vault refuses it again in the meantime. Problem codes: `request.invalid` for an invalid cursor, `not-found` for an invalid GUID,
 * `submission.deliveries-held` while deliveries are held.
 */
export async function deliverFailedAgain(
  deps: AdministerSubmissionsDeps,
  { form, cursor, actor }: DeliverFailedRequest,
): Promise<Result<DeliveredAgain>> {
  if (deps.holdDeliveries) return failed({ code: 'submission.deliveries-held' });
  const guid = parseGuid(form);
  if (guid === undefined) return failed({ code: 'not-found' });
  const after = cursor === undefined ? undefined : readSortCursor(cursor);
  if (cursor !== undefined && after === undefined) return failed({ code: 'request.invalid', path: 'cursor' });
  const listed = await deps.administration.list({
    status: 'failed',
    form: guid,
    after,
    limit: batchSize + 1,
  });
  const { rows, next } = pageOf(listed, batchSize);
  const sent = await sendAll(deps, { form: guid, submissions: rows.map((row) => row.guid), actor });
  return ok({ sent, next });
}

interface Batch {
  readonly form: Guid;
  readonly submissions: readonly Guid[];
  readonly actor: User;
}

async function sendAll(
  { database, administration, outbox, findForm, audit, deliverNow }: AdministerSubmissionsDeps,
  { form, submissions, actor }: Batch,
): Promise<number> {
  const revision = (await findForm(form))?.revision;
  const sent = await database.write(async (transaction) => {
    const due: Guid[] = [];
    // Oldest first, like all that lock several submissions: in different orders they would deadlock.
    for (const submission of submissions.toReversed()) {
      if ((await administration.lockStatus(transaction, submission)) !== 'failed') continue;
      await outbox.makeDue(transaction, submission, revision);
      due.push(submission);
    }
    for (const submission of due) await audit.submissionSentAgain(transaction, actor, submission);
    return due.length;
  });
  if (sent > 0) deliverNow();
  return sent;
}
