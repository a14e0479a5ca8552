import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import { describePortalOnSqlite } from '../../testing/app-under-test.ts';
import { sendThenRead } from '../../testing/late-reader.ts';
import { aSubmission, multipart, publish, sentForm, unknownForm } from '../../submissions/testing/posts.ts';

const megabyte = 1_048_576;
const type = 'multipart/form-data; boundary=test-boundary';
const large = Buffer.alloc(20 * megabyte, 7);

function bodyOf(...parts: Parameters<typeof multipart>[0]): Buffer {
  return Buffer.from(multipart(parts).body ?? '');
}

describePortalOnSqlite(
  'a refusal before the whole request has arrived',
  (given) => {
    let port: number;
    const form = sentForm();

    beforeAll(async () => {
      await publish(given(), form);
      await given().portal.app.listen({ host: '127.0.0.1', port: 0 });
      port = (given().portal.app.server.address() as AddressInfo).port;
    });

    const file = ['attachments', large, 'kuva.png'] as const;
    const unknown = JSON.stringify(aSubmission(sentForm({ guid: unknownForm })));

    it.each([
      [
        'an unknown form before a file of 20 MB',
        `POST /api/submissions HTTP/1.1\r\nContent-Type: ${type}`,
        bodyOf(['submission', unknown], file),
        '404',
      ],
      [
        'a submission part of 20 MB',
        `POST /api/submissions HTTP/1.1\r\nContent-Type: ${type}`,
        bodyOf(['submission', large]),
        '413',
      ],
      [
        'a file of 20 MB where 1 MB is allowed, without script',
        `POST /form/${form.guid} HTTP/1.1\r\nContent-Type: ${type}`,
        bodyOf(file, file),
        '413',
      ],
      ['a missing page', `POST /form/${unknownForm} HTTP/1.1\r\nContent-Type: ${type}`, bodyOf(file), '404'],
      [
        'a right that the sender lacks',
        `POST /api/forms HTTP/1.1\r\nContent-Type: application/json`,
        large,
        '401',
      ],
      ['a body that is ignored', `DELETE /api/session HTTP/1.1\r\nContent-Type: text/plain`, large, '204'],
      [
        'JSON that is too large',
        `POST /api/session HTTP/1.1\r\nContent-Type: application/json`,
        large,
        '413',
      ],
    ])('reaches a sender that reads only after it has sent everything: %s', async (_, head, body, status) => {
      const { text, socket } = await sendThenRead(port, head, body);
      socket.destroy();

      expect(text).toContain(`HTTP/1.1 ${status} `);
    });

    it('leaves the connection open for the next request', async () => {
      const { socket } = await sendThenRead(port, 'DELETE /api/session HTTP/1.1', large);
      const responded = once(socket, 'data');
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
      const [response] = await responded;
      socket.destroy();

      expect(String(response)).toContain('HTTP/1.1 200 ');
    });

    it('cuts off a sender that exceeds the limits of a post', async () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write('DELETE /api/session HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
      const flood = () => {
        socket.write(`100000\r\n${'x'.repeat(megabyte)}\r\n`, (error) => {
          if (!error) flood();
        });
      };
      flood();
      // Not `once`, which treats the reset as a failure.
      await new Promise((resolve) => socket.once('close', resolve));

      const maxMb = given().config.limits.maxTotalBytes / megabyte;
      expect(socket.bytesWritten).toBeGreaterThan(maxMb * megabyte);
      expect(socket.bytesWritten).toBeLessThan((maxMb + 32) * megabyte);
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off', PORTAL_MAX_SUBMISSION_MB: '30' },
);
