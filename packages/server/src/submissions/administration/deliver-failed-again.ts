import { failed, ok, parseGuid, type Guid, type Result, type User } from '@form-portal/domain';
import type { AdministerSubmissionsDeps } from './administer-submissions.ts';
import { cursorOf, readCursor } from '../../http/list-cursor.ts';

/** Which part of the set-aside submissions of a form is made due, and by whom. */
interface DeliverFailedRequest {
  /** A form's GUID; it may be gone. */
  readonly form: string;
  /** Where the part before ended. */
  readonly cursor: string | undefined;
  readonly actor: User;
}

/** What became of a part. */
export interface DeliveredAgain {
  readonly sent: number;
  /** Null: all were visited. */
  readonly next: string | null;
}

/** One transaction's worth: accepting new submissions waits for no more than this. */
const mostAtOnce = 100;

/**
 * Makes a part of the set-aside submissions of a form due, by the form as it is now (specification D10). Each is visited once, also when
 * the vault refuses it again meanwhile. A cursor that is none of ours is `request.invalid`;
 * `submission.deliveries-held` while nothing is delivered.
 */
export async function deliverFailedAgain(
  deps: AdministerSubmissionsDeps,
  { form, cursor, actor }: DeliverFailedRequest,
): Promise<Result<DeliveredAgain>> {
  if (deps.holdDeliveries) return failed({ code: 'submission.deliveries-held' });
  const guid = parseGuid(form);
  if (guid === undefined) return failed({ code: 'not-found' });
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (cursor !== undefined && after === undefined) return failed({ code: 'request.invalid', path: 'cursor' });
  const found = await deps.administration.list({
    status: 'failed',
    form: guid,
    after,
    limit: mostAtOnce + 1,
  });
  const part = found.slice(0, mostAtOnce);
  const sent = await sendAll(deps, { form: guid, submissions: part.map((item) => item.guid), actor });
  const last = part.at(-1);
  return ok({
    sent,
    next:
      found.length > mostAtOnce && last !== undefined
        ? cursorOf({ at: last.receivedAt, guid: last.guid })
        : null,
  });
}

interface Part {
  readonly form: Guid;
  readonly submissions: readonly Guid[];
  readonly actor: User;
}

async function sendAll(
  { database, administration, outbox, findForm, audit, deliverNow }: AdministerSubmissionsDeps,
  { form, submissions, actor }: Part,
): Promise<number> {
  const revision = (await findForm(form))?.revision;
  const sent = await database.write(async (transaction) => {
    const made: Guid[] = [];
    for (const submission of submissions) {
      if ((await administration.lockStatus(transaction, submission)) !== 'failed') continue;
      await outbox.sendAgain(transaction, submission, revision);
      made.push(submission);
    }
    for (const submission of made) await audit.submissionSentAgain(transaction, actor, submission);
    return made.length;
  });
  if (sent > 0) deliverNow();
  return sent;
}
