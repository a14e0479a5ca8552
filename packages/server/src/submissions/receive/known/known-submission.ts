import {
  askedRequests,
  identityAttributeNames,
  isForUnaskedRequest,
  normaliseAnswers,
  storedRequests,
  type Answers,
  type FieldTypes,
  type Guid,
  type SavedForm,
  type StoredAttachment,
  type StoredRequest,
  type StoredSubmission,
  type User,
} from '@form-portal/domain';
import type { FormLogic } from '../../../form-logic/form-logic.ts';
import type { DraftOwner } from '../../../http/security/draft-owner.ts';
import type { SubmissionPost } from '../checks/admit-sender.ts';
import type { ReceivedFile } from '../receive-parts.ts';
import type { ReceivedSubmission, SubmissionStore } from '../../store/submissions.store.ts';

/** Dependencies of recognising a submission. */
export interface KnownSubmissionDeps {
  readonly submissions: SubmissionStore;
  readonly findFormRevision: (form: Guid, revision: number) => Promise<SavedForm | undefined>;
  readonly fieldTypes: FieldTypes;
  readonly formLogic: Pick<FormLogic, 'apply'>;
}

/** A submission that is stored already. */
export interface KnownSubmission {
  readonly received: ReceivedSubmission;
  /** The mark of the identified person who sent it; null when it has none. */
  readonly owner: string | null;
  /** The stored content and the form revision it was sent to; null when answers and files have been removed. */
  readonly content: { readonly submission: StoredSubmission; readonly form: SavedForm } | null;
}

/** The submission stored under a GUID; undefined when there is none. */
export async function findKnownSubmission(
  { submissions, findFormRevision }: KnownSubmissionDeps,
  guid: Guid | null,
): Promise<KnownSubmission | undefined> {
  const received = guid === null ? undefined : await submissions.findReceived(guid);
  if (received === undefined) return undefined;
  const owner = await submissions.findOwner(received.guid);
  const submission = await submissions.find(received.guid);
  if (submission === undefined) return { received, owner, content: null };
  const form = await findFormRevision(submission.form, submission.formRevision);
  return { received, owner, content: form === undefined ? null : { submission, form } };
}

/**
 * Whether somebody who knows the GUID of a submission may learn its reference. A GUID cannot be guessed, but one that an
 * identified person left in a browser must not reveal anything to the next person.
 */
export function mayLearnReference(
  { draftOwner }: { readonly draftOwner: DraftOwner },
  { received, owner, content }: KnownSubmission,
  user: User | null,
): boolean {
  if (!received.identified) return true;
  if (content === null || user?.type !== 'saml') return false;
  if (owner !== null && draftOwner.owns(user, owner)) return true;
  const { identity } = content.submission;
  const { attributes } = user;
  // Names and addresses may differ in language at the next identification; the code is always the same.
  if (identity.personalIdentityCode !== undefined)
    return identity.personalIdentityCode === attributes.personalIdentityCode;
  if (owner !== null) return false;
  // Stored before submissions had marks.
  return identityAttributeNames.every(
    (name) => identity[name] === undefined || identity[name] === attributes[name],
  );
}

/**
 * Whether a post repeats a known submission, that is, would be stored with the same content. Answers from the identification
 * count as they are stored, whatever was sent for them, and the form's rules are applied as of the day of the first post.
 */
export function isRepeat(
  { fieldTypes, formLogic }: KnownSubmissionDeps,
  { content }: KnownSubmission,
  { formGuid, answers, requestStates }: SubmissionPost,
  files: readonly ReceivedFile[],
): boolean {
  if (content === null) return false;
  const { submission, form } = content;
  if (formGuid !== null && formGuid !== form.guid) return false;
  const verified = submission.verified.map((field) => [field, submission.answers[field] ?? null] as const);
  const normalised = { ...normaliseAnswers(form, answers, fieldTypes), ...Object.fromEntries(verified) };
  const sent = formLogic.apply(form, normalised, submission.logic?.today).submission;
  const asked = files.filter((file) => !isForUnaskedRequest(file, form, sent));
  const attached = asked.map((file) => ({
    name: file.name,
    size: file.size,
    sha256: file.content?.sha256 ?? '',
    ...(file.request !== null && { request: file.request }),
  }));
  const requests = storedRequests(askedRequests(form, sent), asked, requestStates);
  return (
    fingerprintOf({ answers: sent.answers, attachments: attached, requests }) === fingerprintOf(submission)
  );
}

interface PostContent {
  readonly answers: Answers;
  readonly attachments: readonly Omit<StoredAttachment, 'mediaType'>[];
  readonly requests: readonly StoredRequest[];
}

/** Equal for the same answers in any order with the same files in the same order and the same states of requests. */
function fingerprintOf({ answers, attachments, requests }: PostContent): string {
  const sorted = Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([
    sorted,
    attachments.map(({ name, size, sha256, request = null }) => [name, size, sha256, request]),
    requests.map(({ guid, outcome, otherFile = null }) => [guid, outcome, otherFile]),
  ]);
}
