import type { FastifyReply, FastifyRequest } from 'fastify';

/** Creates an ETag for one version of a response; unique to the installation, since a new or restored database counts again. */
export type EtagOf = (...parts: readonly (string | number)[]) => string;

/** Creates {@link EtagOf} with a mark of the installation. */
export function createEtagOf(mark: string): EtagOf {
  return (...parts) => `"${[mark, ...parts].join('.')}"`;
}

/**
 * Sets the ETag of a response that browsers may cache but must revalidate; returns true, with status 304 set, when the client
 * already has this version.
 */
export function isNotModified(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  void reply.headers({ etag, 'cache-control': 'no-cache' });
  if (!listsEtag(request.headers['if-none-match'], etag)) return false;
  void reply.code(304);
  return true;
}

/** Whether a request's `If-Match` names the current version; true when it has none. */
export function matchesVersion(request: FastifyRequest, etag: string): boolean {
  const ifMatch = request.headers['if-match'];
  return ifMatch === undefined || listsEtag(ifMatch, etag);
}

function listsEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const names = header.split(',').map((name) => name.trim().replace(/^W\//, ''));
  return names.includes('*') || names.includes(etag);
}
