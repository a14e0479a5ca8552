import {
  identityAttributeNames,
  normaliseAnswers,
  type Answers,
  type FieldTypes,
  type Guid,
  type SavedForm,
  type StoredAttachment,
  type StoredSubmission,
  type User,
} from '@form-portal/domain';
import type { SentPost } from './checks/admit-sender.ts';
import type { ReceivedFile } from './receive-parts.ts';
import type { ReceivedSubmission, SubmissionStore } from '../store/submissions.store.ts';

/** What recognising a submission needs. */
export interface KnownSubmissionDeps {
  readonly submissions: SubmissionStore;
  readonly findFormRevision: (form: Guid, revision: number) => Promise<SavedForm | undefined>;
  readonly fieldTypes: FieldTypes;
}

/** A submission that was stored before. */
export interface KnownSubmission {
  readonly received: ReceivedSubmission;
  /** What was stored, and the form as it was then; null: answers and files were removed since. */
  readonly content: { readonly submission: StoredSubmission; readonly form: SavedForm } | null;
}

/** The submission that is stored under a GUID; undefined when there is none. */
export async function findKnownSubmission(
  { submissions, findFormRevision }: KnownSubmissionDeps,
  guid: Guid | null,
): Promise<KnownSubmission | undefined> {
  const received = guid === null ? undefined : await submissions.findReceived(guid);
  if (received === undefined) return undefined;
  const submission = await submissions.find(received.guid);
  if (submission === undefined) return { received, content: null };
  const form = await findFormRevision(submission.form, submission.formRevision);
  return { received, content: form === undefined ? null : { submission, form } };
}

/**
 * Whether somebody who knows the GUID of a submission may learn its reference. Nobody guesses a GUID; one that an identified person
 * left in a browser still tells the next person nothing.
 */
export function mayLearnReference({ received, content }: KnownSubmission, user: User | null): boolean {
  if (!received.identified) return true;
  if (content === null || user?.type !== 'saml') return false;
  const { identity } = content.submission;
  const { attributes } = user;
  // Names and addresses may come in another language when somebody identifies again; the code is always the same.
  if (identity.personalIdentityCode !== undefined)
    return identity.personalIdentityCode === attributes.personalIdentityCode;
  return identityAttributeNames.every(
    (name) => identity[name] === undefined || identity[name] === attributes[name],
  );
}

/**
 * Whether a post is a known submission once more: whether the portal would store of it what it has stored. Answers of the
 * identification count as they are stored, whatever was sent for them.
 */
export function isRepeat(
  { fieldTypes }: KnownSubmissionDeps,
  { content }: KnownSubmission,
  { formGuid, answers }: SentPost,
  files: readonly ReceivedFile[],
): boolean {
  if (content === null) return false;
  const { submission, form } = content;
  if (formGuid !== null && formGuid !== form.guid) return false;
  const verified = submission.verified.map((field) => [field, submission.answers[field] ?? null] as const);
  const sent = { ...normaliseAnswers(form, answers, fieldTypes), ...Object.fromEntries(verified) };
  const attached = files.map(({ name, size, staged }) => ({ name, size, sha256: staged?.sha256 ?? '' }));
  return fingerprintOf(sent, attached) === fingerprintOf(submission.answers, submission.attachments);
}

/** The same for the same answers in whatever order, with the same files in the same order. */
function fingerprintOf(
  answers: Answers,
  files: readonly Pick<StoredAttachment, 'name' | 'size' | 'sha256'>[],
): string {
  const sorted = Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([sorted, files.map(({ name, size, sha256 }) => [name, size, sha256])]);
}
