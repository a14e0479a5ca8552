import { parsePartHeader, type PartHeader } from './multipart-header.ts';
import { Refusal } from '../problems/refusal.ts';

/** One part of a `multipart/form-data` body. */
export interface Part extends PartHeader {
  /** Read at most once, before the next part is requested; unread content is then skipped. */
  readonly content: AsyncIterable<Buffer>;
}

/** Limits that are enforced before anything is kept in memory. */
export interface MultipartLimits {
  readonly maxParts: number;
  /** Size of a part's header block, in bytes. */
  readonly maxHeaderBytes: number;
}

const crlf = Buffer.from('\r\n');
const carriageReturn = 13;
const endOfHeader = Buffer.from('\r\n\r\n');
const maxBoundaryLength = 70;

/** The boundary of a multipart content type (RFC 2046 5.1.1); undefined for another type or without a valid boundary. */
export function multipartBoundary(contentType: string | undefined): string | undefined {
  if (contentType === undefined || !/^multipart\/form-data\s*;/i.test(contentType)) return undefined;
  const match = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType);
  const boundary = match?.[1] ?? match?.[2];
  return boundary !== undefined && boundary.length <= maxBoundaryLength ? boundary : undefined;
}

/**
 * Streams the parts of a multipart body in order, keeping at most a few chunks in memory. Leaving the loop early stops reading
 * the body. Throws {@link Refusal} with `request.malformed` for what is not multipart, `request.interrupted` for a body that ends
 * too early, `request.too-large` for too many parts or too long a header.
 */
export async function* readParts(
  body: AsyncIterable<Buffer>,
  boundary: string,
  limits: MultipartLimits,
): AsyncGenerator<Part> {
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
  const source = new Source(body);
  try {
    await skip(source.until(delimiter));
    for (let count = 1; await startsPart(source); count++) {
      if (count > limits.maxParts) throw new Refusal({ code: 'request.too-large' });
      const block = await source.take(endOfHeader, limits.maxHeaderBytes);
      const header = parsePartHeader(block.subarray(crlf.length));
      if (header === undefined) throw new Refusal({ code: 'request.malformed' });
      yield { ...header, content: source.until(delimiter) };
      if (!source.atDelimiter) await skip(source.until(delimiter));
    }
    await skip(source.rest());
  } finally {
    await source.close();
  }
}

/** The content of a part; throws a Refusal with `request.too-large` as soon as it exceeds `maxBytes`. */
export async function readPart(part: Part, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part.content) {
    size += chunk.length;
    if (size > maxBytes) throw new Refusal({ code: 'request.too-large', path: part.name });
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks);
}

/** After a delimiter: two hyphens end the body; blanks and a line end, left in place as the start of the header, begin a part. */
async function startsPart(source: Source): Promise<boolean> {
  const after = await source.peek(2);
  if (after === '--') return false;
  await source.skipBlanks();
  if ((await source.peek(2)) !== '\r\n') throw new Refusal({ code: 'request.malformed' });
  return true;
}

/** How many buffered bytes cannot belong to a delimiter, which starts with a carriage return. */
function sureLength(held: Buffer, delimiterLength: number): number {
  const from = Math.max(0, held.length - delimiterLength + 1);
  const mayBegin = held.indexOf(carriageReturn, from);
  return mayBegin < 0 ? held.length : mayBegin;
}

async function skip(content: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of content) void chunk;
}

/** A forward reader over the body. Begins with a line end, so that the first delimiter looks like all others. */
class Source {
  /** Whether the delimiter that ends the current content was consumed. */
  atDelimiter = false;
  readonly #chunks: AsyncIterator<Buffer>;
  #held: Buffer = crlf;
  #ended = false;

  constructor(body: AsyncIterable<Buffer>) {
    this.#chunks = body[Symbol.asyncIterator]();
  }

  /** Everything up to a delimiter, which is consumed too. */
  async *until(delimiter: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#held.indexOf(delimiter);
      if (at >= 0) {
        const last = this.#held.subarray(0, at);
        this.#held = this.#held.subarray(at + delimiter.length);
        this.atDelimiter = true;
        if (last.length > 0) yield last;
        return;
      }
      const sure = sureLength(this.#held, delimiter.length);
      if (sure > 0) {
        const chunk = this.#held.subarray(0, sure);
        this.#held = this.#held.subarray(sure);
        yield chunk;
      }
      await this.#grow();
    }
  }

  /** Everything up to a delimiter, as one buffer of limited size; the delimiter is consumed. */
  async take(delimiter: Buffer, maxBytes: number): Promise<Buffer> {
    for (;;) {
      const at = this.#held.indexOf(delimiter);
      if (at > maxBytes || (at < 0 && this.#held.length > maxBytes)) {
        throw new Refusal({ code: 'request.too-large' });
      }
      if (at >= 0) {
        const piece = this.#held.subarray(0, at);
        this.#held = this.#held.subarray(at + delimiter.length);
        this.atDelimiter = false;
        return piece;
      }
      await this.#grow();
    }
  }

  /** The next bytes as Latin-1 text, without consuming them. */
  async peek(count: number): Promise<string> {
    while (this.#held.length < count) await this.#grow();
    return this.#held.toString('latin1', 0, count);
  }

  async skipBlanks(): Promise<void> {
    while (/^[ \t]/.test(await this.peek(1))) this.#held = this.#held.subarray(1);
  }

  /** Stops reading: the rest of the body is left to others. */
  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  /** The rest of the body. */
  async *rest(): AsyncGenerator<Buffer> {
    for (;;) {
      const next = await this.#chunks.next();
      if (next.done === true) return;
      yield next.value;
    }
  }

  async #grow(): Promise<void> {
    const next = this.#ended ? undefined : await this.#chunks.next();
    if (next === undefined || next.done === true) {
      this.#ended = true;
      throw new Refusal({ code: 'request.interrupted' });
    }
    this.#held = this.#held.length === 0 ? next.value : Buffer.concat([this.#held, next.value]);
  }
}
