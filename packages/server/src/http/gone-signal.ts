import type { FastifyReply } from 'fastify';
import { Refusal } from './refusal.ts';

/** Aborts, with a Refusal, when whoever asked is gone before the answer was sent: nobody waits for the work any more. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Refusal({ code: 'request.interrupted' }));
  });
  return gone.signal;
}
