import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { Refusal } from '../problems/refusal.ts';
import { discardRest, readBody, refuseDeclaredSize, type BodyLimits } from './request-body.ts';

const limits: BodyLimits = { maxBytes: 1000, rateWindowMs: 80, minBytes: 10 };
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

describe('refuseDeclaredSize', () => {
  it('refuses a body that declares an excessive length before any of it arrives', async () => {
    const { outcome } = await post('Content-Length: 1001', '');

    expect(await outcome).toBe('request.too-large');
  });
});

describe('readBody', () => {
  it('returns the whole body', async () => {
    const { socket, outcome } = await post('Content-Length: 5', 'hello');

    expect(await outcome).toBe('5 bytes');
    socket.destroy();
  });

  it('refuses a body of undeclared length once it exceeds the limit', async () => {
    const { outcome } = await post('Transfer-Encoding: chunked', `3e9\r\n${'x'.repeat(1001)}\r\n`);

    expect(await outcome).toBe('request.too-large');
  });

  it('refuses a sender that stops midway', async () => {
    const { outcome } = await post('Content-Length: 500', 'x'.repeat(100));

    expect(await outcome).toBe('request.interrupted');
  });

  it('refuses a sender that trickles', async () => {
    const { socket, outcome } = await post('Content-Length: 500', 'x'.repeat(100));
    const drip = setInterval(() => socket.write('x'), 20);

    expect(await outcome).toBe('request.interrupted');
    clearInterval(drip);
  });

  it('tolerates a sender that is slow but keeps sending', async () => {
    const { socket, outcome } = await post('Content-Length: 500', '');
    for (let sent = 0; sent < 500; sent += 50) {
      socket.write('x'.repeat(50));
      await pause(40);
    }

    expect(await outcome).toBe('500 bytes');
  });

  it('does not count time in which nobody reads against the sender', async () => {
    const { outcome } = await post('Content-Length: 5', 'hello', { readAfterMs: 300 });

    expect(await outcome).toBe('5 bytes');
  });

  it('releases a chunk once the next one is requested, however long the body is', async () => {
    const body = Readable.from(chunksOf(200), { objectMode: false });
    const seen: WeakRef<Buffer>[] = [];
    let held = 0;

    for await (const chunk of readBody(body as IncomingMessage, { ...limits, maxBytes: 2e7 })) {
      seen.push(new WeakRef(chunk));
      if (seen.length !== 150) continue;
      await new Promise((resolve) => setImmediate(resolve));
      collectGarbage();
      held = seen.filter((reference) => reference.deref() !== undefined).length;
    }

    expect(seen.length).toBeGreaterThanOrEqual(150);
    expect(held).toBeLessThan(20);
  });

  it('refuses a body that breaks off', async () => {
    const { socket, outcome } = await post('Content-Length: 500', 'x'.repeat(100));
    await pause(20);
    socket.destroy();

    expect(await outcome).toBe('request.interrupted');
  });
});

describe('discardRest', () => {
  it('lets a sender finish and then read the response', async () => {
    const { socket, response } = await post('Content-Length: 200000', 'x'.repeat(2000));
    socket.write('x'.repeat(198_000));

    expect(await response).toContain('request.too-large');
  });

  it('closes the connection of a sender that continues for too long', async () => {
    const { socket } = await post('Transfer-Encoding: chunked', `7d0\r\n${'x'.repeat(2000)}\r\n`);
    const flood = setInterval(() => socket.write(`7d0\r\n${'x'.repeat(2000)}\r\n`), 1);

    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(flood);
  });
});

async function post(header: string, body: string, { readAfterMs = 0 } = {}) {
  const { promise: outcome, resolve } = Promise.withResolvers<string>();
  server = createServer((request, response) => {
    resolve(sizeOrRefusal(request, readAfterMs));
    void outcome.then((text) => response.end(text));
    void outcome.then(() => discardRest(request, { bytes: 250_000, ms: 2000 }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const response = once(socket, 'data').then(([data]) => String(data));
  response.catch(() => undefined);
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n${body}`);
  return { socket: socket satisfies Socket, outcome, response };
}

async function sizeOrRefusal(request: IncomingMessage, readAfterMs: number): Promise<string> {
  let size = 0;
  try {
    refuseDeclaredSize(request, limits.maxBytes);
    for await (const chunk of readBody(request, limits)) {
      await pause(readAfterMs);
      size += chunk.length;
    }
    return `${size} bytes`;
  } catch (error) {
    return error instanceof Refusal ? error.problem.code : String(error);
  }
}

function* chunksOf(count: number): Generator<Buffer> {
  for (let index = 0; index < count; index++) yield Buffer.alloc(64 * 1024, index);
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
