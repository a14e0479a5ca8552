import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** A browser would hold its connection open for the next request, and the portal would wait for it before it ends. */
export function closeConnectionsAtTheEnd(app: FastifyInstance): void {
  let isClosing = false;
  const connections = new Set<Socket>();
  app.server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    // Node itself takes a connection that was opened ahead of need for one in use.
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
  });
  app.addHook('onSend', async (request, reply) => {
    // The rest of a request is read first (see `drainAnswered`): closing the connection now would lose the answer.
    if (isClosing && request.raw.complete) void reply.header('connection', 'close');
  });
}
