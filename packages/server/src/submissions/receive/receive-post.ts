import { bytesPerMb, ok, type Result, type SavedForm, type User } from '@form-portal/domain';
import type { BlobStore, SpaceReserve } from '@form-portal/storage';
import type { FastifyBaseLogger } from 'fastify';
import { addressGroup } from '../../http/limits/address-key.ts';
import type { RateRule } from '../../http/limits/rate-limits.ts';
import { Refusal } from '../../http/problems/refusal.ts';
import { acceptSubmission, type AcceptSubmissionDeps } from './accept-submission.ts';
import { admitSender, type SubmissionPost } from './checks/admit-sender.ts';
import { countUnproven, tooManyRequests, type CountedPost, type ProofDeps } from './checks/count-unproven.ts';
import {
  findKnownSubmission,
  isRepeat,
  mayLearnReference,
  type KnownSubmission,
} from './known/known-submission.ts';
import {
  openSubmission,
  type FormLookup,
  type OpenedSubmission,
  type OpenSubmissionDeps,
} from './open-submission.ts';
import type { ReceivedFile } from './receive-parts.ts';
import type { ReceivedSubmission } from '../store/submissions.store.ts';

/** Dependencies of receiving submissions. */
export interface ReceiveSubmissionDeps extends OpenSubmissionDeps, AcceptSubmissionDeps, ProofDeps {
  /** Bytes per second below which a sender is dropped. */
  readonly uploadMinRate: number;
  readonly forms: FormLookup;
  readonly blobs: BlobStore;
  readonly space: SpaceReserve;
  /** Throws when the data folder is missing, so that anything stored would be lost. */
  readonly assertInPlace: () => void;
  /** Posts per minute and address; null for no limit. */
  readonly submissionLimit: number | null;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** The sender of a post. */
export interface Sender {
  readonly user: User | null;
  /** The client's address, resolved through trusted proxies. */
  readonly address: string;
  /** The language that the browser remembers, for posts without one. */
  readonly language: string | null;
}

/** The outcome of a post that was not refused. */
export interface ReceiveOutcome {
  /**
   * `stored`: it is stored now. `repeated`: the same content was already stored under its GUID. `changed`: other content was
   * already stored under its GUID, and nothing of the post is kept.
   */
  readonly kind: 'stored' | 'repeated' | 'changed';
  /** The submission stored under the post's GUID. */
  readonly received: ReceivedSubmission;
}

/** A post whose answers are known and whose sender is admitted; its files may still be arriving. */
export type OpenedPost = { readonly sent: SubmissionPost } & (
  | { readonly kind: 'known'; readonly known: KnownSubmission }
  | { readonly kind: 'new'; readonly opened: OpenedSubmission; readonly counted: CountedPost }
);

/** Counts a post against its address. Throws a Refusal beyond the limit (specification D37). */
export async function countPost(deps: ReceiveSubmissionDeps, sender: Sender): Promise<void> {
  await countRequest(deps, sender, { name: 'submissions', perMinute: deps.submissionLimit });
}

/** How many pages may be turned and rows changed for each post that may be sent. */
const turnsOfPost = 5;

/** Counts a post without script that only turns a page or changes rows. Throws a Refusal beyond its limit. */
export async function countTurn(deps: ReceiveSubmissionDeps, sender: Sender): Promise<void> {
  const perMinute = deps.submissionLimit === null ? null : deps.submissionLimit * turnsOfPost;
  await countRequest(deps, sender, { name: 'page turns', perMinute });
}

async function countRequest(
  { rateLimits }: ReceiveSubmissionDeps,
  { address }: Sender,
  rule: RateRule,
): Promise<void> {
  const taken = await rateLimits.take(rule, addressGroup(address));
  if (!taken.allowed) throw tooManyRequests(taken.retryAfterSeconds);
}

/**
 * Processes a post's answers and sender, before its files: a post whose GUID is known is compared later, even if its form has
 * changed or been deleted; any other is counted and opened for its form. Throws a Refusal when it may not be sent.
 */
export async function openPost(
  deps: ReceiveSubmissionDeps,
  { address }: Sender,
  sent: SubmissionPost,
  chooseForm: () => Promise<SavedForm>,
): Promise<OpenedPost> {
  const known = await findKnownSubmission(deps, sent.guid);
  if (known !== undefined) {
    admitRepeatSender(deps, known, sent);
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

/**
 * Stores a post with its files, unless a submission is already stored under its GUID. Throws instead of acknowledging it, repeated
 * or not, when the data folder is missing.
 */
export async function acceptPost(
  deps: ReceiveSubmissionDeps,
  post: OpenedPost,
  files: readonly ReceivedFile[],
): Promise<Result<ReceiveOutcome>> {
  const accepted = await storeOrCompare(deps, post, files);
  deps.assertInPlace();
  return accepted;
}

async function storeOrCompare(
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
  if (known === undefined) throw new Error('A submission disappeared while it was received again');
  admitRepeatSender(deps, known, post.sent);
  return ok(compare(deps, known, post.sent, files));
}

/** Maximum size of a file of a post (bytes). */
export function maxFileBytesOf({ limits }: ReceiveSubmissionDeps, post: OpenedPost | undefined): number {
  const form = post?.kind === 'new' ? post.opened.form : post?.known.content?.form;
  return form === undefined ? limits.maxTotalBytes : form.attachments.maxFileSizeMb * bytesPerMb;
}

/** Rejects when this many bytes (0 or more) cannot be stored; called before anything is stored. */
export async function assertStorable(
  { assertInPlace, space }: Pick<ReceiveSubmissionDeps, 'assertInPlace' | 'space'>,
  bytes: number,
): Promise<void> {
  assertInPlace();
  await space.assertRoomFor(bytes);
}

/** Runs work that receives files; afterwards, files that were not kept are discarded, even if it throws. */
export async function withReceivedFiles<R>(work: (files: ReceivedFile[]) => Promise<R>): Promise<R> {
  const files: ReceivedFile[] = [];
  try {
    return await work(files);
  } finally {
    // A sweep removes what cannot be removed now; the outcome of the work is the one to report.
    await Promise.allSettled(files.map((file) => file.content?.discard()));
  }
}

/** A stored submission of an identified person may only be sent again by the same person. */
function admitRepeatSender(deps: ReceiveSubmissionDeps, known: KnownSubmission, sent: SubmissionPost): void {
  admitSender(deps, sent, known.received.identified ? 'required' : 'not-required');
  if (!mayLearnReference(deps, known, sent.user)) throw new Refusal({ code: 'submission.other-person' });
}

function compare(
  deps: ReceiveSubmissionDeps,
  known: KnownSubmission,
  sent: SubmissionPost,
  files: readonly ReceivedFile[],
): ReceiveOutcome {
  return { kind: isRepeat(deps, known, sent, files) ? 'repeated' : 'changed', received: known.received };
}
