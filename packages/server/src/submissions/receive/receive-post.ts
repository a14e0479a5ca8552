import { bytesPerMb, ok, type Result, type SavedForm, type User } from '@form-portal/domain';
import type { SpaceReserve } from '@form-portal/storage';
import { addressGroup } from '../../http/limits/address-key.ts';
import { Refusal } from '../../http/problems/refusal.ts';
import { acceptSubmission, type AcceptSubmissionDeps } from './accept-submission.ts';
import { admitSender, type SentPost } from './checks/admit-sender.ts';
import { countUnproven, tooMany, type Counted, type ProofDeps } from './checks/count-unproven.ts';
import {
  findKnownSubmission,
  isRepeat,
  mayLearnReference,
  type KnownSubmission,
} from './known-submission.ts';
import {
  openSubmission,
  type FormLookup,
  type OpenedSubmission,
  type OpenSubmissionDeps,
} from './open-submission.ts';
import type { ReceivedFile } from './receive-parts.ts';
import type { ReceivedSubmission } from '../store/submissions.store.ts';

/** What receiving submissions needs. */
export interface ReceiveSubmissionDeps extends OpenSubmissionDeps, AcceptSubmissionDeps, ProofDeps {
  /** Bytes per second below which a sender is given up. */
  readonly uploadMinRate: number;
  readonly forms: FormLookup;
  readonly space: SpaceReserve;
  /** Throws when what is stored would be lost with this process. */
  readonly assertInPlace: () => void;
  /** Posts per minute and address; null: no limit. */
  readonly submissionLimit: number | null;
}

/** Who sends. */
export interface Sender {
  readonly user: User | null;
  /** Behind trusted proxies. */
  readonly address: string;
  /** The language that the browser remembers, for posts that tell none. */
  readonly language: string | null;
}

/** What a post came to that was not refused. */
export interface ReceiveOutcome {
  /**
   * `stored`: it was stored now. `repeated`: the same content was stored under its GUID before. `changed`: other content was stored
   * under its GUID before, and nothing of the post is kept.
   */
  readonly kind: 'stored' | 'repeated' | 'changed';
  /** What is stored under the post's GUID. */
  readonly received: ReceivedSubmission;
}

/** A post whose answers are known and whose sender is admitted; its files may be on their way. */
export type OpenedPost = { readonly sent: SentPost } & (
  | { readonly kind: 'known'; readonly known: KnownSubmission }
  | { readonly kind: 'new'; readonly opened: OpenedSubmission; readonly counted: Counted }
);

/** Counts a post against its address; a Refusal when there were too many (specification D37). */
export async function countPost(
  { rateLimits, submissionLimit }: ReceiveSubmissionDeps,
  { address }: Sender,
): Promise<void> {
  const rule = { name: 'submissions', perMinute: submissionLimit };
  const taken = await rateLimits.take(rule, addressGroup(address));
  if (taken.allowed) return;
  throw tooMany(taken.retryAfterSeconds);
}

/**
 * Judges a post by its answers and its sender, before its files: one whose GUID is known is compared later, whatever became of its form
 * since; any other one is counted and opened for the form that is chosen for it. A Refusal when it may not be sent.
 */
export async function openPost(
  deps: ReceiveSubmissionDeps,
  { address }: Sender,
  sent: SentPost,
  chooseForm: () => Promise<SavedForm>,
): Promise<OpenedPost> {
  const known = await findKnownSubmission(deps, sent.guid);
  if (known !== undefined) {
    admitSenderAgain(deps, known, sent);
    return { kind: 'known', known, sent };
  }
  const form = await chooseForm();
  const opened = await openSubmission(deps, form, sent);
  const { openedAt, proof } = sent;
  const counted = await countUnproven(deps, {
    form: form.guid,
    guid: opened.guid,
    openedAt,
    proof,
    address,
  });
  return { kind: 'new', opened, counted, sent };
}

/** Stores a post with its files, unless something is stored under its GUID already. */
export async function acceptPost(
  deps: ReceiveSubmissionDeps,
  post: OpenedPost,
  files: readonly ReceivedFile[],
): Promise<Result<ReceiveOutcome>> {
  if (post.kind === 'known') return ok(compare(deps, post.known, post.sent, files));
  const accepted = await acceptSubmission(deps, post.opened, files);
  if (accepted.ok && accepted.value !== 'guid-taken') return ok({ kind: 'stored', received: accepted.value });
  await post.counted.giveBack();
  if (!accepted.ok) return accepted;
  const known = await findKnownSubmission(deps, post.opened.guid);
  if (known === undefined) throw new Error('A submission that was there is gone');
  admitSenderAgain(deps, known, post.sent);
  return ok(compare(deps, known, post.sent, files));
}

/** The largest file that is worth keeping for a post, in bytes. */
export function maxFileBytesOf({ limits }: ReceiveSubmissionDeps, post: OpenedPost | undefined): number {
  const form = post?.kind === 'new' ? post.opened.form : post?.known.content?.form;
  return form === undefined ? limits.maxTotalBytes : form.attachments.maxFileSizeMb * bytesPerMb;
}

/** Rejects when so many bytes (0 or more) cannot be stored: before any of them is, so that nothing is stored by halves. */
export async function assertStorable(
  { assertInPlace, space }: Pick<ReceiveSubmissionDeps, 'assertInPlace' | 'space'>,
  bytes: number,
): Promise<void> {
  assertInPlace();
  await space.assertRoomFor(bytes);
}

/** Lets work receive files; those that it did not keep are gone afterwards, however it ends. */
export async function withFiles<R>(work: (files: ReceivedFile[]) => Promise<R>): Promise<R> {
  const files: ReceivedFile[] = [];
  try {
    return await work(files);
  } finally {
    await Promise.all(files.map((file) => file.staged?.discard()));
  }
}

/** The sender of something that is stored must be the person who sent it, where it was sent by an identified one. */
function admitSenderAgain(deps: ReceiveSubmissionDeps, known: KnownSubmission, sent: SentPost): void {
  admitSender(deps, sent, known.received.identified ? 'asked-for' : 'not-asked-for');
  if (!mayLearnReference(known, sent.user)) throw new Refusal({ code: 'submission.other-person' });
}

function compare(
  deps: ReceiveSubmissionDeps,
  known: KnownSubmission,
  sent: SentPost,
  files: readonly ReceivedFile[],
): ReceiveOutcome {
  return { kind: isRepeat(deps, known, sent, files) ? 'repeated' : 'changed', received: known.received };
}
