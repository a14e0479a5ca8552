import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Responds to browsers' automatic icon requests, whose 404 would appear in the console. Returns whether the request was
 * one.
 */
export function sendIcon({ url }: IncomingMessage, reply: ServerResponse): boolean {
  if (url !== '/favicon.ico') return false;
  reply.writeHead(204).end();
  return true;
}
