import type { IncomingHttpHeaders } from 'node:http';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The parts of a request that reveal its origin. */
interface RequestOrigin {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** Whether it has a session cookie. */
  readonly hasSession: boolean;
}

/**
 * Whether a request may change something: it comes from one of the portal's own pages (specification D20). Browsers report this
 * in `Sec-Fetch-Site`, older ones in `Origin`. A request with neither does not come from a browser; it is allowed only without a
 * session that another site could exploit.
 */
export function isSameOrigin({ method, headers, hasSession }: RequestOrigin, publicUrl: string): boolean {
  if (safeMethods.has(method)) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (headers.origin !== undefined) return headers.origin === publicUrl;
  return !hasSession;
}
