import { dayMs, testRetentionDays, type Guid } from '@form-portal/domain';
import type { BlobStore, Database } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import type { AuditEvents } from '../audit/audit-events.ts';
import { contentOwner, type SubmissionTables } from '../db/submission-tables.ts';

/** Dependencies of removing old test submissions. */
export interface ExpireTestsDeps {
  readonly database: Database<SubmissionTables>;
  readonly blobs: BlobStore;
  readonly administration: {
    listTests(
      transaction: Transaction<SubmissionTables>,
      most: number,
      before?: string,
    ): Promise<readonly Guid[]>;
    remove(transaction: Transaction<SubmissionTables>, submission: Guid): Promise<void>;
  };
  readonly audit: Pick<AuditEvents, 'testSubmissionExpired'>;
  readonly now: () => Date;
}

const batchSize = 100;

/** Removes test submissions that are older than {@link testRetentionDays}, with their files; objects in the vault are kept. */
export async function expireTests(deps: ExpireTestsDeps): Promise<void> {
  const { database, blobs, administration, audit, now } = deps;
  const before = new Date(now().getTime() - testRetentionDays * dayMs).toISOString();
  let removed: number;
  do {
    removed = await database.write(async (transaction) => {
      const tests = await administration.listTests(transaction, batchSize, before);
      for (const submission of tests) await administration.remove(transaction, submission);
      await blobs.release(transaction, tests.map(contentOwner));
      for (const submission of tests) await audit.testSubmissionExpired(transaction, submission);
      return tests.length;
    });
  } while (removed === batchSize);
}
