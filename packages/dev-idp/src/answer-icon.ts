import type { IncomingMessage, ServerResponse } from 'node:http';

/** Browsers ask for an icon by themselves, and a refusal would stand in their console. Tells whether the request was one. */
export function answerIcon({ url }: IncomingMessage, reply: ServerResponse): boolean {
  if (url !== '/favicon.ico') return false;
  reply.writeHead(204).end();
  return true;
}
