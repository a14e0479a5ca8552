import { minuteMs } from '@form-portal/domain';
import { Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createSmtpTransport } from './smtp-transport.ts';
import { startSmtpServer } from './testing/start-smtp-server.ts';

afterEach(() => void vi.restoreAllMocks());

it('the SMTP transport waits ten minutes for a reply, since a server that still scans a message delivers it after its client has gone', async () => {
  const server = await startSmtpServer();
  const setTimeouts = vi.spyOn(Socket.prototype, 'setTimeout');
  const { send } = createSmtpTransport({ url: server.url, from: 'forms@example.org' });

  await send({ id: 'slow', recipients: ['kirjaamo@example.org'], subject: 'Aihe', body: 'Teksti' });
  const waits = setTimeouts.mock.calls.map(([ms]) => ms).filter((ms) => ms > 0);
  await server.close();

  // The earlier timeouts are those of connecting.
  expect(waits.at(-1)).toBe(10 * minuteMs);
});

it('the SMTP transport identifies a message in ASCII, even when the sender’s domain has other letters', async () => {
  const server = await startSmtpServer();
  const { send } = createSmtpTransport({ url: server.url, from: 'lomakkeet@äänekoski.fi' });

  await send({ id: 'message', recipients: ['kirjaamo@example.org'], subject: 'Aihe', body: 'Teksti' });
  const [mail] = server.received();
  await server.close();

  expect(mail?.content).toMatch(/^Message-ID: <[0-9a-f]{32}@xn--nekoski-4waa\.fi>/m);
});
