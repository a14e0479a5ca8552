import {
  bytesPerMb,
  cleanFileName,
  extensionOf,
  formControlNames,
  parseGuid,
  secondMs,
  uniqueName,
  type AttachmentFacts,
  type Guid,
  type Limits,
  type Problem,
} from '@form-portal/domain';
import type { BlobRef, BlobStore, SpaceReserve, StagedBlob } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import type { IncomingMessage } from 'node:http';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import { multipartBoundary, readPart, readParts, type Part } from '../../http/body/multipart.ts';
import { Refusal } from '../../http/problems/refusal.ts';
import { readBody } from '../../http/body/request-body.ts';
import { ContentProbe } from '../content/content-probe.ts';
import { mediaTypeOf } from '../content/media-types.ts';

/** The content of a received file: uploaded by its post, or staged by an earlier one. */
export interface ReceivedContent extends BlobRef {
  open(): AsyncIterable<Uint8Array>;
  /** Makes `owner` hold it, as part of the transaction. Throws a Refusal when it was removed in the meantime. */
  keep(transaction: Transaction<SubmissionTables>, owner: string): Promise<void>;
  /** Removes an upload that nobody keeps; does nothing after `keep`, and to what was staged earlier. */
  discard(): Promise<void>;
}

/** A file of a post, completely received and not yet kept. */
export interface ReceivedFile extends AttachmentFacts {
  /** The request that it answers; null for a file that was not requested. */
  readonly request: Guid | null;
  /** Undefined when there is none because the file will be refused. */
  readonly content: ReceivedContent | undefined;
  /** A problem that {@link AttachmentFacts} do not show. */
  readonly problem: Problem | undefined;
  /** The staged file that it comes from and that waits to be taken over; null for none. */
  readonly stagedId: Guid | null;
  /** Whether the scan has found it clean. */
  readonly isClean: boolean;
}

/** Handles the parts of a post as they arrive. */
export interface PartHandler {
  readonly maxParts: number;
  /** Handles a part that is not a file. Returns false to ignore the rest of the post. */
  field(name: string, content: Buffer): Promise<boolean>;
  /** Maximum size of a file (bytes), as far as it is known when the file arrives. */
  maxFileBytes(): number;
}

/** Limits of a post that are not configurable. */
const postLimits = {
  maxHeaderBytes: 8 * 1024,
  /** Everything but answers and files: other parts, boundaries and headers. */
  maxRestBytes: 7 * bytesPerMb,
  rateWindowMs: 30 * secondMs,
} as const;

/** Dependencies of receiving a multipart post. */
interface ReceivePartsDeps {
  readonly blobs: BlobStore;
  readonly space: SpaceReserve;
  readonly limits: Limits;
  /** Bytes per second below which a sender is dropped. */
  readonly uploadMinRate: number;
}

/** Maximum size of a post's body (bytes). */
export function maxPostBytes({ maxTotalBytes, maxAnswerBytes }: Limits): number {
  return maxTotalBytes + maxAnswerBytes + postLimits.maxRestBytes;
}

/**
 * Receives a multipart post part by part: fields are passed to the handler, files are staged within limits while they are hashed
 * and inspected. When a Refusal is thrown, `files` contains the files received so far; the caller discards them.
 */
export async function receiveParts(
  deps: ReceivePartsDeps,
  request: IncomingMessage,
  handler: PartHandler,
  files: ReceivedFile[],
): Promise<void> {
  const boundary = multipartBoundary(request.headers['content-type']);
  if (boundary === undefined) throw new Refusal({ code: 'request.malformed' });
  const minBytes = deps.uploadMinRate * (postLimits.rateWindowMs / 1000);
  const body = readBody(request, { ...postLimits, minBytes, maxBytes: maxPostBytes(deps.limits) });
  for await (const part of readParts(body, boundary, { ...postLimits, maxParts: handler.maxParts })) {
    const requestGuid = part.fileName === undefined ? undefined : requestOf(part.name);
    if (requestGuid !== undefined) {
      const file = await receiveFile(deps, part, handler.maxFileBytes(), files);
      if (file !== undefined) files.push({ ...file, request: requestGuid });
    } else if (!(await handler.field(part.name, await readPart(part, deps.limits.maxAnswerBytes)))) {
      return;
    }
  }
}

/** The request whose files a part carries; null for none, undefined when it carries no files. Throws a Refusal for a broken name. */
function requestOf(partName: string): Guid | null | undefined {
  if (partName === formControlNames.attachments) return null;
  const prefix = `${formControlNames.attachments}:`;
  if (!partName.startsWith(prefix)) return undefined;
  const request = parseGuid(partName.slice(prefix.length));
  if (request === undefined)
    throw new Refusal({ code: 'request.invalid', path: formControlNames.attachments });
  return request;
}

/** Returns undefined for a file input without a file. */
async function receiveFile(
  { blobs, space, limits }: ReceivePartsDeps,
  part: Part,
  maxBytes: number,
  earlier: readonly ReceivedFile[],
): Promise<ReceivedFile | undefined> {
  const sentName = part.fileName ?? '';
  const cleaned = cleanFileName(sentName);
  const room = limits.maxTotalBytes - earlier.reduce((sum, file) => sum + file.size, 0);
  if (!cleaned.ok || earlier.length >= limits.maxFiles) {
    const size = await countBytes(part.content);
    if (sentName === '' && size === 0) return undefined;
    const problem = cleaned.ok ? undefined : { ...cleaned.problems[0], params: { name: sentName } };
    return { ...refusedFile, name: sentName, size, problem };
  }
  const taken = earlier.map((file) => file.name);
  const name = uniqueName(cleaned.value, taken);
  const probe = new ContentProbe(name);
  const counted = new CountedContent(space.watch(probe.watch(part.content)), Math.min(maxBytes, room));
  const mediaType = mediaTypeOf(extensionOf(name));
  try {
    const staged = await blobs.stage(counted);
    const isAsNamed = staged.size === 0 || (await probe.agrees(staged.head));
    const problem: Problem | undefined = isAsNamed
      ? undefined
      : { code: 'attachment.content-differs', path: formControlNames.attachments, params: { name } };
    const content = uploadedContent(blobs, staged);
    return {
      name,
      size: staged.size,
      mediaType,
      request: null,
      content,
      problem,
      stagedId: null,
      isClean: false,
    };
  } catch (error) {
    if (!counted.isOver) throw error;
    // It exceeds a limit, which the check names; finding its real size would mean reading it to the end.
    return { ...refusedFile, name, size: counted.size, mediaType };
  }
}

/** A file without content, because it will be refused. */
export const refusedFile = {
  mediaType: '',
  request: null,
  content: undefined,
  problem: undefined,
  stagedId: null,
  isClean: false,
} as const satisfies Partial<ReceivedFile>;

function uploadedContent(blobs: BlobStore, staged: StagedBlob): ReceivedContent {
  return {
    sha256: staged.sha256,
    size: staged.size,
    open: () => staged.open(),
    async keep(transaction, owner) {
      await blobs.keep(transaction, staged, owner);
    },
    discard: () => staged.discard(),
  };
}

async function countBytes(content: AsyncIterable<Buffer>): Promise<number> {
  let size = 0;
  for await (const chunk of content) size += chunk.length;
  return size;
}

/** Content that fails as soon as it is larger than allowed. */
class CountedContent implements AsyncIterable<Buffer> {
  size = 0;
  isOver = false;
  readonly #content: AsyncIterable<Buffer>;
  readonly #maxBytes: number;

  constructor(content: AsyncIterable<Buffer>, maxBytes: number) {
    this.#content = content;
    this.#maxBytes = maxBytes;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    for await (const chunk of this.#content) {
      this.size += chunk.length;
      if (this.size > this.#maxBytes) {
        this.isOver = true;
        throw new Error('The content is larger than allowed');
      }
      yield chunk;
    }
  }
}
