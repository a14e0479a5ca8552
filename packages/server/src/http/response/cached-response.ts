import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { acceptedEncoding, addVary, type Encoding } from './accepted-encoding.ts';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A response shared by many requests: compressed once per encoding rather than per request. */
export interface CachedResponse {
  readonly plain: Buffer;
  in(encoding: Encoding): Promise<Buffer>;
}

/** Below this size (bytes), compression costs more than it saves. */
const minCompressedBytes = 1024;

const compressors: Readonly<Record<Encoding, (plain: Buffer) => Promise<Buffer>>> = {
  br: (plain) =>
    promisify(brotliCompress)(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
  gzip: (plain) => promisify(gzip)(plain, { level: 9 }),
};

/** Prepares a text as a response. */
export function cachedResponse(text: string): CachedResponse {
  let plain: Buffer | undefined;
  const compressed = new Map<Encoding, Promise<Buffer>>();
  return {
    get plain() {
      return (plain ??= Buffer.from(text));
    },
    in(encoding) {
      const bytes = compressed.get(encoding) ?? compressors[encoding](this.plain);
      compressed.set(encoding, bytes);
      return bytes;
    },
  };
}

/** The bytes of a response for a request, with the headers that describe their encoding. */
export async function bytesFor(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedResponse,
): Promise<Buffer> {
  addVary(reply, 'accept-encoding');
  const encoding = cached.plain.length < minCompressedBytes ? undefined : acceptedEncoding(request);
  if (encoding === undefined) return cached.plain;
  void reply.header('content-encoding', encoding);
  return cached.in(encoding);
}
