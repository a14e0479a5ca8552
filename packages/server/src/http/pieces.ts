import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { acceptedEncoding, addVary, type Encoding } from './accepted-encoding.ts';

/** More takes longer than it saves on the line. */
const brotliQuality = 5;

const compressors = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: () => createGzip(),
} satisfies Record<Encoding, () => unknown>;

/**
 * An answer of two texts for whoever asks, with the headers that tell how it is written. The first text is on its way, and can be read
 * and shown, while the rest is still being compressed and sent.
 */
export function inPieces(
  request: FastifyRequest,
  reply: FastifyReply,
  [first, rest]: readonly [first: string, rest: string],
): Readable | string {
  addVary(reply, 'accept-encoding');
  const encoding = acceptedEncoding(request);
  if (encoding === undefined) return first + rest;
  void reply.header('content-encoding', encoding);
  const compressor = compressors[encoding]();
  compressor.write(first);
  compressor.flush();
  compressor.end(rest);
  return compressor;
}
