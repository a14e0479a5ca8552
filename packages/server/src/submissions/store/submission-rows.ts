import {
  isGuid,
  type Answers,
  type Guid,
  type IdentityValues,
  type StoredAttachment,
  type StoredSubmission,
  type SubmissionStatus,
} from '@form-portal/domain';
import type { Insertable, Selectable } from 'kysely';
import type { SubmissionTables } from '../../db/submission-tables.ts';

/** A stored submission's row. */
export type SubmissionRow = Selectable<SubmissionTables['submissions']>;

/** A submission to store; it waits for delivery, and its reference is chosen when it is stored. */
export type NewSubmission = Omit<StoredSubmission, 'status' | 'reference'>;

/** A new submission as a row. */
export function rowOf(
  submission: NewSubmission,
  reference: string,
): Insertable<SubmissionTables['submissions']> {
  const { guid, form, formRevision, language, receivedAt, corrects } = submission;
  const { answers, identity, verified } = submission;
  return {
    guid,
    reference,
    form,
    form_revision: formRevision,
    language,
    received_at: receivedAt,
    status: 'waiting' satisfies SubmissionStatus,
    document: JSON.stringify({ answers, identity, verified }),
    identified: Number(submission.identified),
    attachment_count: submission.attachments.length,
    delivery_revision: submission.deliveryRevision,
    attempts: 0,
    corrects,
  };
}

/** Its attachments as rows. */
export function attachmentRowsOf({
  guid,
  attachments,
}: NewSubmission): Insertable<SubmissionTables['submission_attachments']>[] {
  return attachments.map(({ name, size, mediaType, sha256 }, position) => ({
    submission: guid,
    position,
    name,
    size,
    media_type: mediaType,
    sha256,
  }));
}

interface StoredDocument {
  readonly answers: Answers;
  readonly identity: IdentityValues;
  readonly verified?: readonly Guid[];
}

/** A submission out of its row. */
export function submissionFromRow(
  row: SubmissionRow,
  attachments: readonly StoredAttachment[],
): StoredSubmission {
  // Written by `rowOf` above and by nobody else; the first ones named no verified fields.
  const { answers, identity, verified = [] } = JSON.parse(row.document) as StoredDocument;
  return {
    guid: guidFromRow(row.guid),
    form: guidFromRow(row.form),
    formRevision: row.form_revision,
    deliveryRevision: row.delivery_revision,
    language: row.language,
    reference: row.reference,
    receivedAt: row.received_at,
    status: statusFromRow(row.status),
    answers,
    identity,
    verified,
    identified: row.identified === 1,
    attachments,
    corrects: row.corrects,
  };
}

/** A GUID as it was stored. */
export function guidFromRow(guid: string): Guid {
  if (!isGuid(guid)) throw new Error('A stored GUID is none');
  return guid;
}

/** A status as it was stored. */
export function statusFromRow(status: string): SubmissionStatus {
  if (status === 'waiting' || status === 'delivered' || status === 'failed') return status;
  throw new Error('A stored status is none');
}
