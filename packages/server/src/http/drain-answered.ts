import type { FastifyInstance } from 'fastify';
import { discardRest } from './request-body.ts';

/** How much of an answered request is still read, and for how long. */
export interface DrainLimits {
  readonly bytes: number;
  readonly ms: number;
}

/**
 * Lets an answer that is given before the whole body arrived reach its sender: browsers read it only after they have sent everything,
 * and lose it when the connection closes before. What is left of the body is read to nowhere, whatever was to become of the connection;
 * a sender that goes on beyond the limits is cut off.
 */
export function drainAnswered(app: FastifyInstance, limits: DrainLimits): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.complete || raw.destroyed) return;
    // Fastify closes after a body that it could not parse.
    reply.removeHeader('connection');
    discardRest(raw, limits);
    raw.once('end', () => setImmediate(() => closeWhenStopping(app)));
  });
}

/** A connection that was still being drained when the server stopped listening is the last one to be let go of. */
function closeWhenStopping({ server }: FastifyInstance): void {
  if (!server.listening) server.closeIdleConnections();
}
