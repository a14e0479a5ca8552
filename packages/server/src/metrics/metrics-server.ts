import type { FastifyBaseLogger } from 'fastify';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

/** Serves `GET /metrics` on a separate address. */
export interface MetricsServer {
  /** Returns the address that it listens on. Rejects when the address is in use. */
  listen(address: { readonly host: string; readonly port: number }): Promise<AddressInfo | string | null>;
  close(): Promise<void>;
}

/** Creates the server for a registry. */
export function createMetricsServer(registry: Registry, log: FastifyBaseLogger): MetricsServer {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'The metrics could not be read');
        response.writeHead(503).end();
      },
    );
  });
  return {
    async listen({ host, port }) {
      server.listen(port, host);
      await once(server, 'listening');
      return server.address();
    },
    async close() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
