import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { startDevIdp } from './dev-idp.ts';

it('the SAML identity provider fails a request whose target is no address, and goes on', async () => {
  const idp = await startDevIdp('localhost', 0, 'http://localhost/saml/metadata');
  const { hostname, port } = new URL(idp.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');

  // Ordinary clients never send such a target.
  socket.write('GET // HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');

  expect(await text(socket)).toMatch(/^HTTP\/1\.1 500 /);
  expect((await fetch(`${idp.url}/unknown`)).status).toBe(404);
  await idp.close();
});
