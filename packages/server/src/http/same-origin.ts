import type { IncomingHttpHeaders } from 'node:http';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A request as far as its origin is told. */
interface RequestOrigin {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** Whether it carries a session cookie. */
  readonly hasSession: boolean;
}

/**
 * Whether a request may change something: it comes from one of the portal's own pages (specification D20). Browsers say so in
 * `Sec-Fetch-Site`, older ones in `Origin`. A request with neither is no browser's; it is believed only while it carries no session
 * that somebody else could be using.
 */
export function isSameOrigin({ method, headers, hasSession }: RequestOrigin, publicUrl: string): boolean {
  if (safeMethods.has(method)) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (headers.origin !== undefined) return headers.origin === publicUrl;
  return !hasSession;
}
