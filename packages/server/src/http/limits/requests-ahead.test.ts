import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import { describePortalOnSqlite } from '../../testing/app-under-test.ts';

describePortalOnSqlite('requests sent ahead on one connection', (given) => {
  let port: number;

  beforeAll(async () => {
    const { app } = given().portal;
    await app.listen({ host: '127.0.0.1', port: 0 });
    port = (app.server.address() as AddressInfo).port;
  });

  /** Sends requests for a page in one go, the last of which asks to close; returns how many got a response. */
  async function responsesTo(requests: number): Promise<number> {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', () => undefined);
    const request = 'GET /robots.txt HTTP/1.1\r\nHost: x\r\n';
    socket.write(`${`${request}\r\n`.repeat(requests - 1)}${request}Connection: close\r\n\r\n`);
    await once(socket, 'close');
    return text.match(/HTTP\/1\.1 /g)?.length ?? 0;
  }

  it('all get a response when they are few', async () => {
    expect(await responsesTo(10)).toBe(10);
  });

  it('end the connection when they are many, and leave the portal to others', async () => {
    expect(await responsesTo(1000)).toBeLessThan(100);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });

  it('do not count once they have their response', async () => {
    const socket = connect(port, '127.0.0.1');
    for (let sent = 0; sent < 50; sent += 1) {
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
      const [response] = await once(socket, 'data');
      expect(String(response)).toContain('200 OK');
    }
    socket.destroy();
  });
});
