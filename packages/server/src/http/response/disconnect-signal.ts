import type { FastifyReply } from 'fastify';
import { Refusal } from '../problems/refusal.ts';

/** Aborts with a Refusal when the client disconnects before the response was sent, so that the work can stop. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) disconnected.abort(new Refusal({ code: 'request.interrupted' }));
  });
  return disconnected.signal;
}
