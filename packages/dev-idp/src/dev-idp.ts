import type { IncomingMessage, ServerResponse } from 'node:http';
import { handleIconRequest } from './handle-icon-request.ts';
import { IdentityProvider } from './identity-provider.ts';
import { startServer } from './start-server.ts';

export interface DevIdp {
  readonly url: string;
  close(): Promise<void>;
}

/** The SAML identity provider that stands in for Suomi.fi. */
interface DevSamlIdp extends DevIdp {
  /** Switches to signing with the next certificate and announces another one after it. */
  rollOver(): void;
}

/**
 * Starts the SAML identity provider; port 0 chooses a free one. Anybody can sign in as anybody, so it
 * refuses to run in production.
 */
export async function startDevIdp(host: string, port: number, serviceMetadata: string): Promise<DevSamlIdp> {
  const { server, url } = await startServer(host, port);
  const idp = new IdentityProvider(url, serviceMetadata);
  server.on('request', (request, reply) => {
    if (handleIconRequest(request, reply)) return;
    respond(idp, url, request, reply).catch((error: unknown) => reply.writeHead(500).end(String(error)));
  });
  return { url, close: () => server[Symbol.asyncDispose](), rollOver: () => idp.rollOver() };
}

async function respond(
  idp: IdentityProvider,
  url: string,
  request: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  const content = await idp.respond(new URL(request.url ?? '/', url));
  reply.writeHead(content === undefined ? 404 : 200).end(content);
}
