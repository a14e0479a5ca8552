import { createServer, type Server } from 'node:http';

/** A server of a provider for development, and its address. */
interface StartedServer {
  readonly server: Server;
  readonly url: string;
}

/** Starts a provider's server; port 0 is any that is free. It lets anybody be anybody, so it refuses to run in production. */
export async function startServer(host: string, port: number): Promise<StartedServer> {
  if (process.env['NODE_ENV'] === 'production')
    throw new Error('The development identity provider does not run in production.');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const address = server.address();
  const url = `http://${host}:${typeof address === 'object' && address !== null ? address.port : port}`;
  return { server, url };
}
