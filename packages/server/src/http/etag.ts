import type { FastifyReply, FastifyRequest } from 'fastify';

/** Names one version of an answer for one installation: a new database starts counting again. */
export type EtagOf = (...parts: readonly (string | number)[]) => string;

/** Makes {@link EtagOf} with a mark that is the installation's own. */
export function etagsOf(installation: string): EtagOf {
  return (...parts) => `"${[installation, ...parts].join('.')}"`;
}

/**
 * Names the version of an answer that browsers may keep but must ask about; true when the asker already has it, so that nothing but
 * the status 304 is sent.
 */
export function hasVersion(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  void reply.headers({ etag, 'cache-control': 'no-cache' });
  if (!lists(request.headers['if-none-match'], etag)) return false;
  void reply.code(304);
  return true;
}

/** Whether a request that names the version it changes (`If-Match`) names the current one; one that names none does. */
export function matchesVersion(request: FastifyRequest, etag: string): boolean {
  const wanted = request.headers['if-match'];
  return wanted === undefined || lists(wanted, etag);
}

function lists(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const names = header.split(',').map((name) => name.trim().replace(/^W\//, ''));
  return names.includes('*') || names.includes(etag);
}
