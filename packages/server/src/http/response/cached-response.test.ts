import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bytesFor, cachedResponse } from './cached-response.ts';

const text = 'Lomake '.repeat(500);

async function ask(accepted: string | undefined, content = text) {
  const app = fastify();
  const response = cachedResponse(content);
  app.get('/', async (request, reply) =>
    reply.header('vary', 'cookie').send(await bytesFor(request, reply, response)),
  );
  return app.inject({ url: '/', headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });
}

describe('bytesFor', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br; q=0.0', undefined],
    ['identity', undefined],
    [undefined, undefined],
  ])('returns, for a browser that accepts %j, bytes encoded as %s', async (accepted, encoding) => {
    const response = await ask(accepted);

    const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
    const bytes = response.rawPayload;
    const plain = encoding === undefined ? bytes : decoders[encoding as 'br'](bytes);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(plain.toString()).toBe(text);
    expect(response.headers['vary']).toBe('cookie, accept-encoding');
  });

  it('leaves small responses uncompressed', async () => {
    expect((await ask('br', 'short')).headers['content-encoding']).toBeUndefined();
  });
});
