import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { acceptedEncoding, addVary, type Encoding } from './accepted-encoding.ts';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** An answer that is the same for many: compressed once for each kind of browser, not once for each request. */
export interface CachedAnswer {
  readonly plain: Buffer;
  in(encoding: Encoding): Promise<Buffer>;
}

/** Below this, compression costs more than it saves, in bytes. */
const worthCompressing = 1024;

const compressors: Readonly<Record<Encoding, (plain: Buffer) => Promise<Buffer>>> = {
  br: (plain) =>
    promisify(brotliCompress)(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
  gzip: (plain) => promisify(gzip)(plain, { level: 9 }),
};

/** Keeps a text as an answer. */
export function cachedAnswer(text: string): CachedAnswer {
  let plain: Buffer | undefined;
  const compressed = new Map<Encoding, Promise<Buffer>>();
  return {
    get plain() {
      return (plain ??= Buffer.from(text));
    },
    in(encoding) {
      const known = compressed.get(encoding) ?? compressors[encoding](this.plain);
      compressed.set(encoding, known);
      return known;
    },
  };
}

/** The bytes of an answer for whoever asks, with the headers that tell how they are written. */
export async function bytesFor(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
): Promise<Buffer> {
  addVary(reply, 'accept-encoding');
  const encoding = answer.plain.length < worthCompressing ? undefined : acceptedEncoding(request);
  if (encoding === undefined) return answer.plain;
  void reply.header('content-encoding', encoding);
  return answer.in(encoding);
}
