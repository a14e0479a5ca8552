import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { addressGroup } from './address-key.ts';
import { Refusal } from '../problems/refusal.ts';
import type { IsTrusted } from './trusted-proxies.ts';

/** How soon a refused visitor may retry, in seconds. */
const retryAfterSeconds = 5;

/**
 * Bounds what one address holds open: connections, or, behind a trusted proxy whose connections are shared by all clients,
 * requests in progress. A new connection beyond the bound replaces an idle one of the same address, since browsers behind one
 * network keep many; when none is idle its first request is refused. Beyond twice the bound connections are closed without a
 * response.
 */
export function limitConnections(app: FastifyInstance, isTrusted: IsTrusted, limit: number): void {
  const peers = new Map<string, Set<Socket>>();
  const underWay = new Map<string, number>();
  const busy = new WeakSet<Socket>();
  /** Connections that arrived when all sockets of their address were in use. */
  const surplus = new WeakSet<Socket>();

  function isFull({ remoteAddress = '' }: Socket): boolean {
    return (peers.get(addressGroup(remoteAddress))?.size ?? 0) > limit;
  }

  function refuse(): never {
    throw new Refusal({ code: 'request.address-busy', params: { retryAfterSeconds } });
  }

  app.server.on('connection', (socket: Socket) => {
    if (isTrusted(socket.remoteAddress)) return;
    const group = addressGroup(socket.remoteAddress ?? '');
    const sockets = peers.get(group) ?? new Set();
    if (sockets.size >= limit * 2) {
      socket.destroy();
      return;
    }
    if (sockets.size >= limit) {
      const idle = [...sockets].find((other) => other.bytesRead > 0 && !busy.has(other));
      if (idle === undefined) surplus.add(socket);
      else idle.destroy();
    }
    peers.set(group, sockets.add(socket));
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0) peers.delete(group);
    });
  });

  app.addHook('onRequest', async ({ raw: { socket }, ip }, { raw: response }) => {
    busy.add(socket);
    response.once('close', () => busy.delete(socket));
    if (!isTrusted(socket.remoteAddress)) {
      if (surplus.has(socket) && isFull(socket)) refuse();
      surplus.delete(socket);
      return;
    }
    const group = addressGroup(ip);
    const running = underWay.get(group) ?? 0;
    if (running >= limit) refuse();
    underWay.set(group, running + 1);
    response.once('close', () => {
      const left = (underWay.get(group) ?? 1) - 1;
      if (left === 0) underWay.delete(group);
      else underWay.set(group, left);
    });
  });
}
