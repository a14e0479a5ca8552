import { isGuid, type Guid, type SubmissionStatus } from '@form-portal/domain';
import type { BlobStore, Database } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import type { AuditEvents } from '../audit/audit-events.ts';
import { failedRetentionFromRow, failedUntil } from '../db/failed-retention.ts';
import { setAsideKinds } from '../db/submission-events.ts';
import { contentOwner, type SubmissionTables } from '../db/submission-tables.ts';

/** Dependencies of removing expired set-aside submissions. */
export interface ExpireFailedDeps {
  readonly database: Database<SubmissionTables>;
  readonly blobs: BlobStore;
  readonly administration: {
    lockStatus(
      transaction: Transaction<SubmissionTables>,
      submission: Guid,
    ): Promise<SubmissionStatus | undefined>;
    remove(transaction: Transaction<SubmissionTables>, submission: Guid): Promise<void>;
  };
  readonly audit: Pick<AuditEvents, 'submissionExpired'>;
  readonly now: () => Date;
}

/** Removes set-aside submissions whose retention has ended, with their files, if their form has such a rule. */
export async function expireFailed(deps: ExpireFailedDeps): Promise<void> {
  const now = deps.now().toISOString();
  const rows = await deps.database.read
    .selectFrom('submissions')
    .innerJoin('submission_rules', 'submission_rules.form', 'submissions.form')
    .innerJoin('submission_events', 'submission_events.submission', 'submissions.guid')
    .select(['submissions.guid', 'submission_rules.failed_retention'])
    .select((row) => row.fn.max('submission_events.at').as('setAsideAt'))
    .where('submissions.status', '<>', 'delivered')
    .where('submissions.status', '=', 'failed')
    .where('submission_events.kind', 'in', setAsideKinds)
    .where('submission_rules.failed_retention', '<>', 'keep')
    .groupBy(['submissions.guid', 'submission_rules.failed_retention'])
    .execute();
  for (const { guid, setAsideAt, failed_retention: retention } of rows) {
    const until = failedUntil(setAsideAt, failedRetentionFromRow(retention));
    if (isGuid(guid) && until !== null && until <= now) await expire(deps, guid);
  }
}

async function expire(
  { database, blobs, administration, audit }: ExpireFailedDeps,
  submission: Guid,
): Promise<void> {
  await database.write(async (transaction) => {
    // It may have been made due again in the meantime.
    if ((await administration.lockStatus(transaction, submission)) !== 'failed') return;
    await administration.remove(transaction, submission);
    await blobs.release(transaction, contentOwner(submission));
    await audit.submissionExpired(transaction, submission);
  });
}
