import { createServer } from 'node:http';
import { IdentityProvider } from './identity-provider.ts';

export interface DevIdp {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts the identity provider; port 0 is any that is free. It lets anybody be anybody, so it refuses to run in production. */
export async function startDevIdp(host: string, port: number, serviceMetadata: string): Promise<DevIdp> {
  if (process.env['NODE_ENV'] === 'production')
    throw new Error('The development identity provider does not run in production.');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const address = server.address();
  const url = `http://${host}:${typeof address === 'object' && address !== null ? address.port : port}`;
  const idp = new IdentityProvider(url, serviceMetadata);
  server.on('request', ({ url: path = '/' }, reply) => {
    idp
      .answer(new URL(path, url))
      .then((content) => reply.writeHead(content === undefined ? 404 : 200).end(content))
      .catch((error: unknown) => reply.writeHead(500).end(String(error)));
  });
  return { url, close: () => server[Symbol.asyncDispose]() };
}
