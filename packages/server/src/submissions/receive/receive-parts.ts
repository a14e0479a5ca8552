import {
  bytesPerMb,
  cleanFileName,
  extensionOf,
  formControlNames,
  uniqueName,
  type AttachmentFacts,
  type Limits,
  type Problem,
} from '@form-portal/domain';
import type { BlobStore, SpaceReserve, StagedBlob } from '@form-portal/storage';
import type { IncomingMessage } from 'node:http';
import { multipartBoundary, readPart, readParts, type Part } from '../../http/body/multipart.ts';
import { Refusal } from '../../http/problems/refusal.ts';
import { readBody } from '../../http/body/request-body.ts';
import { ContentProbe } from '../content/content-probe.ts';
import { mediaTypeOf } from '../content/media-types.ts';

/** A file of a post, received whole and not yet kept. */
export interface ReceivedFile extends AttachmentFacts {
  /** Undefined: not worth keeping, because it is refused. */
  readonly staged: StagedBlob | undefined;
  /** What is wrong with it beyond what its facts tell. */
  readonly problem: Problem | undefined;
}

/** What takes the parts of a post as they come. */
export interface PartTaker {
  readonly maxParts: number;
  /** A part that is no file. False: the rest of the post is of no interest any more. */
  field(name: string, content: Buffer): Promise<boolean>;
  /** The largest file worth keeping, in bytes, as far as it is known when the file comes. */
  maxFileBytes(): number;
}

/** The limits of a post beyond the configured ones. */
const postLimits = {
  maxHeaderBytes: 8 * 1024,
  /** Everything but the answers and the files: other parts, and what multipart itself takes. */
  maxRestBytes: 7 * bytesPerMb,
  patienceMs: 30_000,
} as const;

/** What receiving needs. */
interface ReceivePartsDeps {
  readonly blobs: BlobStore;
  readonly space: SpaceReserve;
  readonly limits: Limits;
  /** Bytes per second below which a sender is given up. */
  readonly uploadMinRate: number;
}

/** Largest body of a post. */
export function maxPostBytes({ maxTotalBytes, maxAnswerBytes }: Limits): number {
  return maxTotalBytes + maxAnswerBytes + postLimits.maxRestBytes;
}

/**
 * Receives a multipart post part by part: fields go to the taker, files are staged under limits while they are hashed and looked at.
 * The files that were received so far are in `files` also when a Refusal ends it: whoever called discards them.
 */
export async function receiveParts(
  deps: ReceivePartsDeps,
  request: IncomingMessage,
  taker: PartTaker,
  files: ReceivedFile[],
): Promise<void> {
  const boundary = multipartBoundary(request.headers['content-type']);
  if (boundary === undefined) throw new Refusal({ code: 'request.malformed' });
  const minBytes = deps.uploadMinRate * (postLimits.patienceMs / 1000);
  const body = readBody(request, { ...postLimits, minBytes, maxBytes: maxPostBytes(deps.limits) });
  for await (const part of readParts(body, boundary, { ...postLimits, maxParts: taker.maxParts })) {
    if (part.fileName !== undefined && part.name === formControlNames.attachments) {
      const file = await receiveFile(deps, part, taker.maxFileBytes(), files);
      if (file !== undefined) files.push(file);
    } else if (!(await taker.field(part.name, await readPart(part, deps.limits.maxAnswerBytes)))) {
      return;
    }
  }
}

/** Undefined for a file input in which nothing was chosen. */
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
    return { name: sentName, size, mediaType: '', staged: undefined, problem };
  }
  const taken = earlier.map((file) => file.name);
  const name = uniqueName(cleaned.value, taken);
  const probe = new ContentProbe(name);
  const counted = new CountedContent(space.watch(probe.watch(part.content)), Math.min(maxBytes, room));
  const mediaType = mediaTypeOf(extensionOf(name));
  try {
    const staged = await blobs.stage(counted);
    const isTrue = staged.size === 0 || (await probe.agrees(staged.head));
    const problem: Problem | undefined = isTrue
      ? undefined
      : { code: 'attachment.content-differs', path: formControlNames.attachments, params: { name } };
    return { name, size: staged.size, mediaType, staged, problem };
  } catch (error) {
    if (!counted.isOver) throw error;
    // Its size is over some limit, which the check names; how far over would take reading it to its end.
    return { name, size: counted.size, mediaType, staged: undefined, problem: undefined };
  }
}

async function countBytes(content: AsyncIterable<Buffer>): Promise<number> {
  let size = 0;
  for await (const chunk of content) size += chunk.length;
  return size;
}

/** A content that breaks off as soon as it is larger than allowed. */
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
