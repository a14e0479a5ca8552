import type { FastifyInstance } from 'fastify';
import { discardRest, type DrainLimits } from './request-body.ts';

/**
 * Makes sure that a response sent before the whole body has arrived reaches the sender: browsers read it only after they
 * have sent everything, and lose it when the connection closes earlier. The rest of the body is read and discarded, even if
 * the connection is to be closed; a sender that exceeds the limits is cut off.
 */
export function drainAfterResponse(app: FastifyInstance, limits: DrainLimits): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.complete || raw.destroyed) return;
    // Fastify closes the connection after a body that it could not parse.
    reply.removeHeader('connection');
    discardRest(raw, limits);
    raw.once('end', () => setImmediate(() => closeWhenStopping(app)));
  });
}

/** A connection that is still being drained when the server stops listening is closed at the end. */
function closeWhenStopping({ server }: FastifyInstance): void {
  if (!server.listening) server.closeIdleConnections();
}
