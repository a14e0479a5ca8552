import {
  bytesPerMb,
  ok,
  type Result,
  type SavedForm,
  type SubmissionPart,
  type User,
} from '@form-portal/domain';
import { submissionFromWire } from '@form-portal/domain/wire';
import type { IncomingMessage } from 'node:http';
import { addressGroup } from '../http/address-key.ts';
import { parseJsonBody } from '../http/json-body.ts';
import { Refusal } from '../http/refusal.ts';
import { refuseDeclaredSize } from '../http/request-body.ts';
import {
  acceptedBefore,
  acceptSubmission,
  type AcceptedSubmission,
  type AcceptSubmissionDeps,
} from './accept-submission.ts';
import { countUnproven, tooMany, type Counted, type ProofDeps } from './count-unproven.ts';
import type { Crowd } from './crowd.ts';
import {
  fingerprintOf,
  formOf,
  openSubmission,
  type FormLookup,
  type OpenedSubmission,
  type OpenSubmissionDeps,
} from './open-submission.ts';
import { maxPostBytes, receiveParts, type PartTaker, type ReceivedFile } from './receive-parts.ts';

/** What receiving submissions needs. */
export interface ReceiveSubmissionDeps extends OpenSubmissionDeps, AcceptSubmissionDeps, ProofDeps {
  readonly forms: FormLookup;
  readonly crowd: Crowd;
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

const submissionPart = 'submission';

/** Beside the files, more parts than any client of the call has: the submission, and what a library may add. */
const maxOtherParts = 80;

/**
 * Receives the multipart body of `POST /api/submissions` (specification D9 and on): limits first, then the form, the answers and the files,
 * in whatever order they come. Nothing of a post that is refused, broken off or repeated is left behind.
 */
export async function receiveSubmission(
  deps: ReceiveSubmissionDeps,
  sender: Sender,
  request: IncomingMessage,
): Promise<Result<AcceptedSubmission>> {
  refuseDeclaredSize(request, maxPostBytes(deps.limits));
  await countPost(deps, sender);
  const post = new SubmissionPost(deps, sender);
  return withFiles(async (files) => {
    await receiveParts(deps, request, post, files);
    if (post.before !== undefined) return ok(post.before);
    if (post.opened === undefined) throw new Refusal({ code: 'request.invalid', path: submissionPart });
    return acceptCounted(deps, post.opened, files, post.counted);
  });
}

/** Accepts a submission; what a post was counted against is for those of which something new was received. */
export async function acceptCounted(
  deps: ReceiveSubmissionDeps,
  opened: OpenedSubmission,
  files: readonly ReceivedFile[],
  counted: Counted | undefined,
): Promise<Result<AcceptedSubmission>> {
  const accepted = await acceptSubmission(deps, opened, files);
  if (!accepted.ok || !accepted.value.isNew) await counted?.giveBack();
  return accepted;
}

/** Counts a post, among all and against its address; a Refusal when there were too many (specification D37). */
export async function countPost(
  { crowd, rateLimits, submissionLimit }: ReceiveSubmissionDeps,
  { address }: Sender,
): Promise<void> {
  crowd.joined();
  const rule = { name: 'submissions', perMinute: submissionLimit };
  const taken = await rateLimits.take(rule, addressGroup(address));
  if (taken.allowed) return;
  throw tooMany(taken.retryAfterSeconds);
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

/** The largest file that is worth keeping for a form. */
export function maxFileBytesOf({ attachments }: SavedForm): number {
  return attachments.maxFileSizeMb * bytesPerMb;
}

/** Takes the `submission` part as soon as it comes, so that files after it are judged by its form. */
class SubmissionPost implements PartTaker {
  readonly maxParts: number;
  /** The part came, and may be accepted with the files. */
  opened: OpenedSubmission | undefined;
  /** The part came, and was received before. */
  before: AcceptedSubmission | undefined;
  /** What the part was counted against. */
  counted: Counted | undefined;
  readonly #deps: ReceiveSubmissionDeps;
  readonly #sender: Sender;

  constructor(deps: ReceiveSubmissionDeps, sender: Sender) {
    this.#deps = deps;
    this.maxParts = deps.limits.maxFiles + maxOtherParts;
    this.#sender = sender;
  }

  maxFileBytes(): number {
    if (this.opened === undefined) return this.#deps.limits.maxTotalBytes;
    return maxFileBytesOf(this.opened.form);
  }

  async field(name: string, content: Buffer): Promise<boolean> {
    if (name !== submissionPart) return true;
    if (this.opened !== undefined) throw new Refusal({ code: 'request.invalid', path: submissionPart });
    const part = readSubmissionPart(content);
    this.before = await acceptedBefore(this.#deps, part.guid, fingerprintOf(part.answers));
    if (this.before !== undefined) return false;
    const form = await formOf(this.#deps.forms, part);
    const { user, language, address } = this.#sender;
    const opened = await openSubmission(this.#deps, {
      ...part,
      form,
      user,
      language: part.language ?? language,
    });
    this.counted = await countUnproven(this.#deps, {
      ...part,
      form: form.guid,
      guid: opened.guid,
      address,
    });
    this.opened = opened;
    return true;
  }
}

function readSubmissionPart(content: Buffer): SubmissionPart {
  const json = parseJsonBody(content);
  if (!json.ok) throw new Refusal({ ...json.problems[0], path: submissionPart });
  const part = submissionFromWire(json.value);
  if (!part.ok) throw new Refusal(part.problems[0]);
  return part.value;
}
