import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { acceptedEncoding, addVary, type Encoding } from './accepted-encoding.ts';

/** A higher quality takes longer than it saves in transfer. */
const brotliQuality = 5;

const compressors = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: () => createGzip(),
} satisfies Record<Encoding, () => unknown>;

/**
 * Streams a response of two texts, with the headers that describe its encoding. The first text is sent, and can be rendered,
 * while the rest is still being compressed.
 */
export function twoPartResponse(
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
