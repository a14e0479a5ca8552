import {
  isGuid,
  testModes,
  type Answers,
  type AppliedLogic,
  type Guid,
  type IdentityValues,
  type StoredAttachment,
  type StoredRequest,
  type StoredSubmission,
  type SubmissionStatus,
  type TestMode,
} from '@form-portal/domain';
import type { Insertable, Selectable } from 'kysely';
import type { SubmissionTables } from '../../db/submission-tables.ts';

/** The row of a stored submission. */
export type SubmissionRow = Selectable<SubmissionTables['submissions']>;

/** A submission to store, whose reference is chosen when it is stored. */
export type NewSubmission = Omit<StoredSubmission, 'status' | 'reference'> & Pick<SubmissionRow, 'owner'>;

/** The row of a new submission. */
export function rowOf(
  submission: NewSubmission,
  reference: string,
): Insertable<SubmissionTables['submissions']> {
  const { guid, form, formRevision, language, receivedAt, corrects } = submission;
  const { answers, identity, verified, logic, requests } = submission;
  return {
    guid,
    reference,
    form,
    form_revision: formRevision,
    language,
    received_at: receivedAt,
    status: 'waiting' satisfies SubmissionStatus,
    document: JSON.stringify({
      answers,
      identity,
      verified,
      ...(logic !== null && { logic }),
      ...(requests.length > 0 && { requests }),
    } satisfies StoredDocument),
    identified: Number(submission.identified),
    owner: submission.owner,
    attachment_count: submission.attachments.length,
    delivery_revision: submission.deliveryRevision,
    attempts: 0,
    corrects,
    test: submission.test,
  };
}

/** The rows of its attachments. */
export function attachmentRowsOf({
  guid,
  attachments,
}: NewSubmission): Insertable<SubmissionTables['submission_attachments']>[] {
  return attachments.map(({ name, size, mediaType, sha256, request }, position) => ({
    submission: guid,
    position,
    name,
    size,
    media_type: mediaType,
    sha256,
    request: request ?? null,
  }));
}

interface StoredDocument {
  readonly answers: Answers;
  readonly identity: IdentityValues;
  readonly verified?: readonly Guid[];
  readonly logic?: AppliedLogic;
  readonly requests?: readonly StoredRequest[];
}

/** The part of a submission that is removed with its answers. */
export type SubmissionContent = Pick<
  StoredSubmission,
  'answers' | 'identity' | 'verified' | 'logic' | 'requests'
>;

/** The content of a row's document; empty once it was removed. */
export function contentFromRow({ document }: Pick<SubmissionRow, 'document'>): SubmissionContent {
  // Written only by `rowOf`; the oldest rows have no verified fields.
  const stored = JSON.parse(document) as StoredDocument;
  const { answers, identity, verified = [], logic = null, requests = [] } = stored;
  return { answers, identity, verified, logic, requests };
}

/** Converts a row to a submission. */
export function submissionFromRow(
  row: SubmissionRow,
  attachments: readonly StoredAttachment[],
): StoredSubmission {
  const { answers, identity, verified, logic, requests } = contentFromRow(row);
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
    logic,
    requests,
    identified: row.identified === 1,
    attachments,
    corrects: row.corrects,
    test: testModeFromRow(row.test),
  };
}

/** Converts a stored GUID. */
export function guidFromRow(guid: string): Guid {
  if (!isGuid(guid)) throw new Error('A stored GUID is invalid');
  return guid;
}

/** Converts a stored test mode. */
export function testModeFromRow(stored: string | null): TestMode | null {
  return testModes.find((mode) => mode === stored) ?? null;
}

/** Converts a stored status. */
export function statusFromRow(status: string): SubmissionStatus {
  if (status === 'waiting' || status === 'delivered' || status === 'failed') return status;
  throw new Error('A stored status is invalid');
}
