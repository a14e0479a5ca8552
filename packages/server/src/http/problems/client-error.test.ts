import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import { describePortalOnSqlite } from '../../testing/app-under-test.ts';

describePortalOnSqlite(
  'bytes that are not a request',
  (given) => {
    let port: number;

    beforeAll(async () => {
      await given().portal.app.listen({ host: '127.0.0.1', port: 0 });
      port = (given().portal.app.server.address() as AddressInfo).port;
    });

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
      ['a call without a host', 'GET /api/forms HTTP/1.1\r\nConnection: close\r\n\r\n', '400 Bad Request'],
    ])('get a status, a code and the headers of every response: %s', async (_, bytes, status) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(bytes);

      const { head, body } = await responseOn(socket);

      expect(head).toContain(`HTTP/1.1 ${status}`);
      expect(JSON.parse(body)).toEqual({ error: expect.any(String), code: 'request.malformed' });
      expectSecurityHeaders(head);
    });

    it('get them too when the request is incomplete', async () => {
      const { server } = given().portal.app;
      const accepted = once(server, 'connection');
      const socket = connect(port, '127.0.0.1');
      const [connection] = await accepted;
      // What Node emits when the headers take longer than 20 s.
      server.emit(
        'clientError',
        Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        connection,
      );

      const { head } = await responseOn(socket);

      expect(head).toContain('HTTP/1.1 408 Request Timeout');
      expectSecurityHeaders(head);
    });

    it('do not include an unknown expectation (RFC 9110 10.1.1)', async () => {
      const socket = connect(port, '127.0.0.1');
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: the-worst\r\nConnection: close\r\n\r\n');

      const { head } = await responseOn(socket);

      expect(head).toContain('HTTP/1.1 200 OK');
      expectSecurityHeaders(head);
    });
  },
  { PORTAL_PUBLIC_URL: 'https://forms.example.org', PORTAL_HSTS_SUBDOMAINS: 'true' },
);

async function responseOn(socket: Socket): Promise<{ readonly head: string; readonly body: string }> {
  let response = '';
  socket.on('data', (chunk: Buffer) => (response += chunk.toString()));
  await once(socket, 'close');
  const [head = '', body = ''] = response.split('\r\n\r\n');
  return { head: head.replaceAll(/^[\w-]+(?=:)/gm, (name) => name.toLowerCase()), body };
}

function expectSecurityHeaders(head: string): void {
  expect(head).toMatch(/^content-security-policy: .*frame-ancestors 'none'/m);
  expect(head).toContain('x-content-type-options: nosniff');
  expect(head).toContain('referrer-policy: strict-origin-when-cross-origin');
  expect(head).toContain('strict-transport-security: max-age=31536000; includeSubDomains');
}
