import { createServer, type Server } from 'node:http';

/** A running development provider and its address. */
interface StartedServer {
  readonly server: Server;
  readonly url: string;
}

/**
 * Starts a provider's server; port 0 chooses a free one. Anybody can sign in as anybody, so it refuses to
 * run in production.
 */
export async function startServer(host: string, port: number): Promise<StartedServer> {
  if (process.env['NODE_ENV'] === 'production')
    throw new Error('The development identity provider does not run in production.');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const address = server.address();
  const url = `http://${host}:${typeof address === 'object' && address !== null ? address.port : port}`;
  return { server, url };
}
