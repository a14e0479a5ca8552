import type { Result, SubmissionPart } from '@form-portal/domain';
import { submissionFromWire } from '@form-portal/domain/wire';
import type { IncomingMessage } from 'node:http';
import { parseJsonBody } from '../../http/body/json-body.ts';
import { Refusal } from '../../http/problems/refusal.ts';
import { declaredSize, refuseDeclaredSize } from '../../http/body/request-body.ts';
import { formOf } from './open-submission.ts';
import { maxPostBytes, receiveParts, type PartTaker } from './receive-parts.ts';
import {
  acceptPost,
  assertStorable,
  countPost,
  maxFileBytesOf,
  openPost,
  withFiles,
  type OpenedPost,
  type ReceiveOutcome,
  type ReceiveSubmissionDeps,
  type Sender,
} from './receive-post.ts';

const submissionPart = 'submission';

/** Beside the files, more parts than any client of the call has: the submission, and what a library may add. */
const maxOtherParts = 80;

/**
 * Receives the multipart body of `POST /api/submissions` (specification D9 and on): limits first, then the form, the answers and the files,
 * in whatever order they come. Nothing of a post that is refused, broken off or not new is left behind.
 */
export async function receiveSubmission(
  deps: ReceiveSubmissionDeps,
  sender: Sender,
  request: IncomingMessage,
): Promise<Result<ReceiveOutcome>> {
  refuseDeclaredSize(request, maxPostBytes(deps.limits));
  await assertStorable(deps, declaredSize(request));
  await countPost(deps, sender);
  const taker = new SubmissionTaker(deps, sender);
  return withFiles(async (files) => {
    await receiveParts(deps, request, taker, files);
    if (taker.post === undefined) throw new Refusal({ code: 'request.invalid', path: submissionPart });
    return acceptPost(deps, taker.post, files);
  });
}

/** Takes the `submission` part as soon as it comes, so that files after it are judged by its form. */
class SubmissionTaker implements PartTaker {
  readonly maxParts: number;
  /** The part came, and may be accepted with the files. */
  post: OpenedPost | undefined;
  readonly #deps: ReceiveSubmissionDeps;
  readonly #sender: Sender;

  constructor(deps: ReceiveSubmissionDeps, sender: Sender) {
    this.#deps = deps;
    this.maxParts = deps.limits.maxFiles + maxOtherParts;
    this.#sender = sender;
  }

  maxFileBytes(): number {
    return maxFileBytesOf(this.#deps, this.post);
  }

  async field(name: string, content: Buffer): Promise<boolean> {
    if (name !== submissionPart) return true;
    if (this.post !== undefined) throw new Refusal({ code: 'request.invalid', path: submissionPart });
    const part = readSubmissionPart(content);
    const { user, language } = this.#sender;
    const sent = { ...part, user, language: part.language ?? language };
    this.post = await openPost(this.#deps, this.#sender, sent, () => formOf(this.#deps.forms, part));
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
