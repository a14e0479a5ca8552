import {
  failed,
  isRemovable,
  ok,
  type Guid,
  type Result,
  type SavedForm,
  type User,
} from '@form-portal/domain';
import type { BlobStore, Database } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import type { AuditEvents } from '../../audit/audit-events.ts';
import { contentOwner, type SubmissionTables } from '../../db/submission-tables.ts';
import type { SubmissionAdministrationStore } from './submission-administration.store.ts';

type Write = Transaction<SubmissionTables>;

/** Dependencies of changing submissions. */
export interface AdministerSubmissionsDeps {
  readonly database: Database<SubmissionTables>;
  readonly blobs: BlobStore;
  readonly administration: SubmissionAdministrationStore;
  readonly outbox: {
    makeDue(transaction: Write, submission: Guid, formRevision: number | undefined): Promise<void>;
  };
  readonly findForm: (guid: Guid) => Promise<SavedForm | undefined>;
  readonly audit: Pick<AuditEvents, 'submissionSentAgain' | 'submissionRemoved'>;
  /** Whether deliveries are held, even on request. */
  readonly holdDeliveries: boolean;
  /** Delivers everything that is due. */
  readonly deliverNow: () => void;
}

/** An administrator's action on a submission. */
export interface SubmissionChange {
  readonly submission: Guid;
  readonly actor: User;
}

/**
 * Makes a waiting or failed submission due now. Its object is created by the current form, which may have been fixed in the meantime
 * (specification D10), or by the same revision as before when the form has been deleted. Problem codes: `not-found`,
 * `submission.already-delivered`, `submission.deliveries-held` while deliveries are held, `submission.test-refused` for a test that is
 * not to be delivered.
 */
export async function deliverAgain(
  deps: AdministerSubmissionsDeps,
  { submission, actor }: SubmissionChange,
): Promise<Result<null>> {
  if (deps.holdDeliveries) return failed({ code: 'submission.deliveries-held' });
  const stored = await deps.administration.find(submission);
  if (stored === undefined) return failed({ code: 'not-found' });
  const form = await deps.findForm(stored.form);
  const result = await deps.database.write(async (transaction): Promise<Result<null>> => {
    const status = await deps.administration.lockStatus(transaction, submission);
    if (status === undefined) return failed({ code: 'not-found' });
    if (status === 'delivered') return failed({ code: 'submission.already-delivered' });
    if ((await deps.administration.testModeOf(transaction, submission)) === 'keep')
      return failed({ code: 'submission.test-refused' });
    await deps.outbox.makeDue(transaction, submission, form?.revision);
    await deps.audit.submissionSentAgain(transaction, actor, submission);
    return ok(null);
  });
  if (result.ok) deps.deliverNow();
  return result;
}

/**
 * Removes a submission from the portal, with its files; the vault's object is kept. Problem codes: `not-found`, and
 * `submission.still-waiting` for one that still waits for delivery.
 */
export async function removeSubmission(
  { database, blobs, administration, audit }: AdministerSubmissionsDeps,
  { submission, actor }: SubmissionChange,
): Promise<Result<null>> {
  return database.write(async (transaction) => {
    const status = await administration.lockStatus(transaction, submission);
    if (status === undefined) return failed({ code: 'not-found' });
    const test = await administration.testModeOf(transaction, submission);
    if (!isRemovable({ status, test })) return failed({ code: 'submission.still-waiting' });
    await administration.remove(transaction, submission);
    await blobs.release(transaction, contentOwner(submission));
    await audit.submissionRemoved(transaction, actor, submission);
    return ok(null);
  });
}

/** Removed in one transaction, for which new submissions have to wait. */
const testBatchSize = 100;

/**
 * Removes all test submissions from the portal, with their files, whatever their state; objects in the vault are kept.
 * Returns how many.
 */
export async function removeTestSubmissions(deps: AdministerSubmissionsDeps, actor: User): Promise<number> {
  const { database, blobs, administration, audit } = deps;
  let removed = 0;
  for (;;) {
    const batch = await database.write(async (transaction) => {
      const tests = await administration.listTests(transaction, testBatchSize);
      for (const submission of tests) await administration.remove(transaction, submission);
      await blobs.release(transaction, tests.map(contentOwner));
      for (const submission of tests) await audit.submissionRemoved(transaction, actor, submission);
      return tests.length;
    });
    removed += batch;
    if (batch < testBatchSize) return removed;
  }
}
