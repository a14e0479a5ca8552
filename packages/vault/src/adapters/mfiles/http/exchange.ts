import { request as requestPlainly, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { VaultError } from '../../../errors.ts';

/** Content that is streamed, never held in memory as a whole. */
export interface RequestBody {
  readonly content: AsyncIterable<Uint8Array>;
  /** In bytes. */
  readonly size: number;
}

/** A request to the vault's web service. */
export interface Request {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: OutgoingHttpHeaders;
  readonly body: RequestBody | null;
  /** Covers the request without its body, and the response; the body gets time by its size. */
  readonly timeoutMs: number;
}

/** A response of any status. */
export interface ServiceResponse {
  readonly status: number;
  /** Lower case; empty when the response has none. */
  readonly contentType: string;
  readonly setCookies: readonly string[];
  readonly text: string;
}

/** More than any structure or list needs; a larger response is an error and must not fill the memory. */
const maxResponseBytes = 64 * 1024 * 1024;

/** The slowest connection supported: 2 Mbit/s. A file of 100 MB may take seven minutes there. */
const slowestBytesPerMs = 250;

/**
 * Sends one request and reads its response within the time limit. Redirects are not followed: a token is sent only to the
 * configured address.
 */
export async function exchange(request: Request): Promise<ServiceResponse> {
  const timeoutMs = request.timeoutMs + Math.ceil((request.body?.size ?? 0) / slowestBytesPerMs);
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await readResponse(await send(request, signal));
  } catch (error) {
    if (error instanceof VaultError) throw error;
    const reason = signal.aborted ? `no response within ${String(timeoutMs)} ms` : reasonOf(error);
    throw new VaultError('unreachable', `The vault at ${request.url.host} can't be reached: ${reason}.`, {
      cause: error,
    });
  }
}

async function send({ method, url, headers, body }: Request, signal: AbortSignal): Promise<IncomingMessage> {
  const start = url.protocol === 'https:' ? requestSecurely : requestPlainly;
  const request = start(url, { method, signal, headers: { ...headers, 'content-length': body?.size ?? 0 } });
  const { promise: responded, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request.once('response', resolve).on('error', reject);
  // A server may refuse before it has read everything; whichever settles first decides, and the other's failure is ignored.
  const sent = pipeline(Readable.from(contentOf(body)), request).then(() => responded);
  responded.catch(() => undefined);
  sent.catch(() => undefined);
  return Promise.race([responded, sent]);
}

async function* contentOf(body: RequestBody | null): AsyncIterable<Uint8Array> {
  if (body === null) return;
  let sent = 0;
  try {
    for await (const piece of body.content) {
      sent += piece.length;
      yield piece;
    }
  } catch (error) {
    throw new VaultError('unexpected-response', 'A file could not be read while it was sent.', {
      cause: error,
    });
  }
  // The service would wait for the rest until the time is up.
  if (sent !== body.size)
    throw new VaultError('unexpected-response', 'The content of a file has another size.');
}

async function readResponse(response: IncomingMessage): Promise<ServiceResponse> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of response) {
    const bytes = Buffer.from(piece);
    size += bytes.length;
    if (size > maxResponseBytes)
      throw new VaultError('unexpected-response', 'The response of the vault is too large.');
    pieces.push(bytes);
  }
  return {
    status: response.statusCode ?? 0,
    contentType: (response.headers['content-type'] ?? '').toLowerCase(),
    setCookies: response.headers['set-cookie'] ?? [],
    text: Buffer.concat(pieces).toString('utf8'),
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'the connection failed';
  return 'code' in error && typeof error.code === 'string' ? error.code : 'the connection failed';
}
