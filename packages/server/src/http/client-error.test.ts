import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { describePortal } from '../testing/app-under-test.ts';

describePortal('bytes that are no request', (given) => {
  it.each([
    ['garbage', 'garbage\r\n\r\n', '400 Bad Request'],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      '400 Bad Request',
    ],
  ])('get a status and a code: %s', async (_, bytes, status) => {
    const { app } = given().portal;
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));

    socket.write(bytes);
    await once(socket, 'close');

    const [head, body] = answer.split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status}`);
    expect(JSON.parse(body!)).toEqual({ error: expect.any(String), code: 'request.malformed' });
  });
});
