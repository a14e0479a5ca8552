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

/** The part of a stored submission that its sender gets. */
export interface ReceivedSubmission {
  readonly guid: Guid;
  readonly form: Guid;
  readonly reference: string;
  /** ISO 8601 UTC. */
  readonly receivedAt: string;
  readonly status: SubmissionStatus;
  readonly attachmentCount: number;
  /** Whether its form required identification. */
  readonly identified: boolean;
}

/** Accepted submissions, for receiving and delivering them. */
export interface SubmissionStore {
  findReceived(guid: Guid): Promise<ReceivedSubmission | undefined>;
  /** The mark of the identified person who sent it; null when it has none (see the column). */
  findOwner(guid: Guid): Promise<string | null>;
  /** Undefined when there is none, or its answers and files have been removed. */
  find(guid: Guid): Promise<StoredSubmission | undefined>;
  /**
   * Stores a submission under the first free reference and returns the reference; undefined when the GUID is already stored. Of
   * two concurrent calls with the same GUID one stores.
   */
  insert(
    transaction: Transaction<SubmissionTables>,
    submission: NewSubmission,
    newReference: () => string,
  ): Promise<string | undefined>;
}

/** A second attempt is rare; a third one means that references are not random. */
const referenceAttempts = 20;

/** Creates the store. */
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
    async findOwner(guid) {
      const row = await database.read
        .selectFrom('submissions')
        .select('owner')
        .where('guid', '=', guid)
        .executeTakeFirst();
      return row?.owner ?? null;
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

/** The attachments of a submission, in the order they were sent. */
export async function listAttachments(
  { read }: Database<SubmissionTables>,
  submission: Guid,
): Promise<readonly StoredAttachment[]> {
  const rows = await read
    .selectFrom('submission_attachments')
    .select(['name', 'size', 'media_type', 'sha256', 'request'])
    .where('submission', '=', submission)
    .orderBy('position')
    .execute();
  return rows.map(({ media_type: mediaType, request, ...row }) => ({
    ...row,
    mediaType,
    ...(request !== null && { request: guidFromRow(request) }),
  }));
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
      // A conflict of the GUID or of the reference, which is determined below.
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
  throw new Error('Found no free reference');
}

async function exists(transaction: Transaction<SubmissionTables>, guid: Guid): Promise<boolean> {
  const query = transaction.selectFrom('submissions').select('guid').where('guid', '=', guid);
  return (await query.executeTakeFirst()) !== undefined;
}
