import type { Result, SubmissionPart } from '@form-portal/domain';
import { submissionFromWire } from '@form-portal/domain/wire';
import type { IncomingMessage } from 'node:http';
import { parseJsonBody } from '../../../http/body/json-body.ts';
import { Refusal } from '../../../http/problems/refusal.ts';
import { declaredSize, refuseDeclaredSize } from '../../../http/body/request-body.ts';
import { formOf } from '../open-submission.ts';
import { addStagedFiles } from '../../staging/received-staged-files.ts';
import { maxPostBytes, receiveParts, type PartHandler, type ReceivedFile } from '../receive-parts.ts';
import {
  acceptPost,
  assertStorable,
  countPost,
  maxFileBytesOf,
  openPost,
  withReceivedFiles,
  type OpenedPost,
  type ReceiveOutcome,
  type ReceiveSubmissionDeps,
  type Sender,
} from '../receive-post.ts';

const submissionPart = 'submission';

/** Parts besides the files: more than any client sends. */
const maxOtherParts = 80;

/**
 * Receives the multipart body of `POST /api/submissions` (specification D9): checks limits first, then the form, the answers and
 * the files, in any order. A post that is refused, interrupted or repeated leaves nothing behind.
 */
export async function receiveSubmission(
  deps: ReceiveSubmissionDeps,
  sender: Sender,
  request: IncomingMessage,
): Promise<Result<ReceiveOutcome>> {
  const beganAt = deps.now();
  refuseDeclaredSize(request, maxPostBytes(deps.limits));
  await assertStorable(deps, declaredSize(request));
  await countPost(deps, sender);
  const handler = new SubmissionPartHandler(deps, sender, beganAt);
  return withReceivedFiles(async (files) => {
    await receiveParts(deps, request, handler, files);
    if (handler.post === undefined) throw new Refusal({ code: 'request.invalid', path: submissionPart });
    await addStaged(deps, handler.post, files);
    return acceptPost(deps, handler.post, files);
  });
}

/** Adds the staged files that the post takes over. */
async function addStaged(
  deps: ReceiveSubmissionDeps,
  post: OpenedPost,
  files: ReceivedFile[],
): Promise<void> {
  const { guid, user, staged } = post.sent;
  const form = post.kind === 'new' ? post.opened.form.guid : post.known.received.form;
  await addStagedFiles(deps, { form, guid, user, sent: staged }, files);
}

/** Handles the `submission` part as soon as it arrives, so that the files after it are limited by its form. */
class SubmissionPartHandler implements PartHandler {
  readonly maxParts: number;
  /** The opened post, once the part has arrived. */
  post: OpenedPost | undefined;
  readonly #deps: ReceiveSubmissionDeps;
  readonly #sender: Sender;
  readonly #beganAt: Date;

  constructor(deps: ReceiveSubmissionDeps, sender: Sender, beganAt: Date) {
    this.#deps = deps;
    this.maxParts = deps.limits.maxFiles + maxOtherParts;
    this.#sender = sender;
    this.#beganAt = beganAt;
  }

  maxFileBytes(): number {
    return maxFileBytesOf(this.#deps, this.post);
  }

  async field(name: string, content: Buffer): Promise<boolean> {
    if (name !== submissionPart) return true;
    if (this.post !== undefined) throw new Refusal({ code: 'request.invalid', path: submissionPart });
    const part = readSubmissionPart(content);
    const { user, language } = this.#sender;
    const sent = { ...part, user, language: part.language ?? language, beganAt: this.#beganAt };
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
