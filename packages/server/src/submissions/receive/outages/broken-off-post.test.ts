import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { describePortal } from '../../../testing/app-under-test.ts';
import { until } from '../../../testing/until.ts';
import { form, good, megabyte } from '../../testing/bad-posts.ts';
import { publish, traces } from '../../testing/posts.ts';

const goodBody = Buffer.from(good.body ?? '');

describePortal(
  'an interrupted post',
  (given) => {
    let before: Awaited<ReturnType<typeof traces>>;
    let port: number;

    beforeAll(async () => {
      await publish(given(), form);
      await given().portal.app.listen({ host: '127.0.0.1', port: 0 });
      port = (given().portal.app.server.address() as AddressInfo).port;
    });

    beforeEach(async () => {
      before = await traces(given());
    });

    afterEach(async () => {
      expect(await traces(given()), 'nothing is left behind').toEqual(before);
    });

    it('is refused before it is read when its declared size is too large', async () => {
      const { socket, response } = await begin(`Content-Length: ${300 * megabyte}`);

      expect(await response).toMatch(/^HTTP\/1.1 413 [\s\S]*"request.too-large"/);
      socket.destroy();
    });

    it('leaves nothing behind when the connection breaks in the middle of a file', async () => {
      const { socket } = await begin('Content-Length: 2000000');
      socket.write(goodBody.subarray(0, goodBody.indexOf('IDAT')));
      socket.write(Buffer.alloc(700_000, 7));
      await until(async () => (await traces(given()))['blob_uploads'] === 1);

      socket.destroy();

      await until(async () => (await traces(given()))['blob_uploads'] === 0);
    });

    it('leaves nothing behind when many are interrupted at random points', async () => {
      const body = Buffer.concat([goodBody.subarray(0, -20), Buffer.alloc(800_000, 7)]);
      for (let length = 0; length < body.length; length += Math.ceil(body.length / 17)) {
        const { socket } = await begin(`Content-Length: ${body.length + 100}`);
        socket.write(body.subarray(0, length));
        await new Promise((resolve) => setTimeout(resolve, 5));
        socket.destroy();
      }

      // Until the server has noticed all interruptions.
      await new Promise((resolve) => setTimeout(resolve, 500));
      await until(async () => (await traces(given()))['blob_uploads'] === 0);
    });

    async function begin(header: string): Promise<{ socket: Socket; response: Promise<string> }> {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      const response = once(socket, 'data').then(([data]) => String(data));
      response.catch(() => undefined);
      await once(socket, 'connect');
      socket.write(
        `POST /api/submissions HTTP/1.1\r\nHost: x\r\nContent-Type: ${good.type ?? ''}\r\n${header}\r\n\r\n`,
      );
      return { socket, response };
    }
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);
