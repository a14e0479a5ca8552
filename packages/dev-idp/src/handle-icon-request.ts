import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Responds without an icon to browsers' automatic requests for one, whose 404 would appear in the console. Returns whether
 * the request was one.
 */
export function handleIconRequest({ url }: IncomingMessage, reply: ServerResponse): boolean {
  if (url !== '/favicon.ico') return false;
  reply.writeHead(204).end();
  return true;
}
