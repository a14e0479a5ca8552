import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests in progress on one connection. Browsers and proxies send the next one after the response; programs may send a few ahead. */
const maxRunning = 10;

/**
 * Closes a connection on which too many requests are in progress: each opens files and takes memory, and a thousand fit in what
 * is read at once from a client that reads no response. Those beyond never reach the listeners that `server` has by now, since
 * routing and hooks would cost more than the refusal saves.
 */
export function limitRequestsAhead(server: Server): void {
  const underWay = new WeakMap<Socket, number>();
  const handlers = server.listeners('request');

  function begin(socket: Socket, response: ServerResponse): boolean {
    const running = underWay.get(socket) ?? 0;
    if (running >= maxRunning) return false;
    underWay.set(socket, running + 1);
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    return true;
  }

  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (socket.destroyed) return;
    if (begin(socket, response)) for (const handle of handlers) handle.call(server, request, response);
    else socket.destroy();
  });
}
