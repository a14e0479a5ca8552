import type { FastifyReply, FastifyRequest } from 'fastify';

/** Compression of a response. */
export type Encoding = 'br' | 'gzip';

/** The best encoding that the client accepts; an encoding with weight zero is not accepted. */
export function acceptedEncoding({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = (headers['accept-encoding'] ?? '')
    .toString()
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().replace(/\s/g, ''))
    .filter((part) => !/;q=0(\.0+)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

/** Adds a header to `Vary`. */
export function addVary(reply: FastifyReply, name: string): void {
  const vary = reply.getHeader('vary');
  void reply.header('vary', vary === undefined ? name : `${String(vary)}, ${name}`);
}
