import type { Guid, StoredAttachment, StoredSubmission, SubmissionStatus } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import {
  attachmentRowsOf,
  guidFromRow,
  rowOf,
  statusFromRow,
  submissionFromRow,
  type NewSubmission,
} from './submission-rows.ts';

/** What a sender is told of a submission, the first time and again. */
export interface ReceivedSubmission {
  readonly guid: Guid;
  readonly form: Guid;
  readonly reference: string;
  /** ISO 8601 UTC. */
  readonly receivedAt: string;
  readonly status: SubmissionStatus;
  readonly attachmentCount: number;
  /** Whether its form asked for identification. */
  readonly identified: boolean;
}

/** The accepted submissions, as those who send and deliver them need them. */
export interface SubmissionStore {
  findReceived(guid: Guid): Promise<ReceivedSubmission | undefined>;
  /** Undefined also when its answers and files were removed. */
  find(guid: Guid): Promise<StoredSubmission | undefined>;
  /**
   * Stores a submission under the first reference that is free, and answers it; undefined when a submission has the same GUID already.
   * Of two at the same moment one is stored.
   */
  insert(
    transaction: Transaction<SubmissionTables>,
    submission: NewSubmission,
    newReference: () => string,
  ): Promise<string | undefined>;
}

/** A second one is rare, a third one means that references are not random. */
const referenceAttempts = 20;

/** Makes the store over the database. */
export function createSubmissionStore(database: Database<SubmissionTables>): SubmissionStore {
  return {
    async findReceived(guid) {
      const row = await database.read
        .selectFrom('submissions')
        .select(['form', 'reference', 'received_at', 'status', 'attachment_count', 'identified'])
        .where('guid', '=', guid)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      return {
        guid,
        form: guidFromRow(row.form),
        reference: row.reference,
        receivedAt: row.received_at,
        status: statusFromRow(row.status),
        attachmentCount: row.attachment_count,
        identified: row.identified === 1,
      };
    },
    async find(guid) {
      const row = await database.read
        .selectFrom('submissions')
        .selectAll()
        .where('guid', '=', guid)
        .where('cleared_at', 'is', null)
        .executeTakeFirst();
      return row && submissionFromRow(row, await listAttachments(database, guid));
    },
    insert,
  };
}

/** The attachments of a submission in the order sent. */
export async function listAttachments(
  { read }: Database<SubmissionTables>,
  submission: Guid,
): Promise<readonly StoredAttachment[]> {
  const rows = await read
    .selectFrom('submission_attachments')
    .select(['name', 'size', 'media_type', 'sha256'])
    .where('submission', '=', submission)
    .orderBy('position')
    .execute();
  return rows.map(({ media_type: mediaType, ...row }) => ({ ...row, mediaType }));
}

async function insert(
  transaction: Transaction<SubmissionTables>,
  submission: NewSubmission,
  newReference: () => string,
): Promise<string | undefined> {
  for (let attempt = 1; attempt <= referenceAttempts; attempt++) {
    const reference = newReference();
    const inserted = await transaction
      .insertInto('submissions')
      .values(rowOf(submission, reference))
      // The GUID's or the reference's: which one is asked below.
      .onConflict((conflict) => conflict.doNothing())
      .returning('guid')
      .executeTakeFirst();
    if (inserted !== undefined) {
      const rows = attachmentRowsOf(submission);
      if (rows.length > 0) await transaction.insertInto('submission_attachments').values(rows).execute();
      return reference;
    }
    if (await exists(transaction, submission.guid)) return undefined;
  }
  throw new Error('No free reference was found');
}

async function exists(transaction: Transaction<SubmissionTables>, guid: Guid): Promise<boolean> {
  const query = transaction.selectFrom('submissions').select('guid').where('guid', '=', guid);
  return (await query.executeTakeFirst()) !== undefined;
}
