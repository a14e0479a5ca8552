import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** Browsers keep connections open for the next request, which would delay the shutdown. */
export function closeConnectionsOnShutdown(app: FastifyInstance): void {
  let isClosing = false;
  const connections = new Set<Socket>();
  app.server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    // Node counts a connection as in use that was opened in advance and has had no request.
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
  });
  app.addHook('onSend', async (request, reply) => {
    // The rest of a request is read first (see `drainAfterResponse`): closing the connection now would lose the response.
    if (isClosing && request.raw.complete) void reply.header('connection', 'close');
  });
}
