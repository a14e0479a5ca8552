import { fastify } from 'fastify';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib';
import { twoPartResponse } from './two-part-response.ts';

const first = 'Lomake '.repeat(500);
const rest = 'ja sen loppu '.repeat(5000);

function app() {
  const app = fastify();
  app.get('/', async (request, reply) =>
    reply.header('vary', 'cookie').send(twoPartResponse(request, reply, [first, rest])),
  );
  return app;
}

describe('twoPartResponse', () => {
  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ] as const)(
    'writes the whole response for a browser that accepts %j',
    async (accepted, encoding, decode) => {
      const response = await app().inject({ url: '/', headers: { 'accept-encoding': accepted } });

      expect(response.headers['content-encoding']).toBe(encoding);
      expect(response.headers['vary']).toBe('cookie, accept-encoding');
      expect(decode(response.rawPayload).toString()).toBe(first + rest);
    },
  );

  it('can be read up to the end of the first text before the rest has arrived', async () => {
    const server = app();
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const beginning = await new Promise<string>((resolve, reject) => {
      get({ port, headers: { 'accept-encoding': 'br' } }, (response) => {
        const reader = createBrotliDecompress();
        let text = '';
        reader.on('data', (part: Buffer) => (text += part.toString()));
        response.once('data', (piece: Buffer) => {
          response.pause();
          // Reads only the first chunk.
          reader.write(piece, () => setImmediate(() => resolve(text)));
        });
      }).on('error', reject);
    });
    server.server.closeAllConnections();
    await server.close();

    expect(beginning.startsWith(first)).toBe(true);
    expect(beginning.length).toBeLessThan(first.length + rest.length);
  });
});
