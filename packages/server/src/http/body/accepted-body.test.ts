import { fastify } from 'fastify';
import { connect, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { acceptBodies } from './accepted-body.ts';

it('drops a sender whose body does not arrive in time', async () => {
  const app = fastify();
  acceptBodies(app, 100);
  app.post('/', { config: { accepts: 'json' } }, async () => 'done');
  await app.listen({ port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port);
  let response = '';
  socket.on('data', (chunk: Buffer) => (response += chunk.toString()));
  socket.on('error', () => {});

  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{');
  const drip = setInterval(() => socket.write(' '), 30);
  // Not `once`, which treats a reset as a failure: the server may end the connection with one.
  await new Promise((resolve) => socket.once('close', resolve));

  clearInterval(drip);
  expect(response).not.toContain('done');
  await app.close();
});
