import { newKeyPair, type KeyPair } from '@form-portal/dev-idp';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import {
  createServer,
  getCACertificates,
  setDefaultCACertificates,
  type Server,
  type TLSSocket,
} from 'node:tls';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StreamedRow } from './audit-stream.store.ts';
import { sendToSyslog } from './send-to-syslog.ts';
import { syslogMessagesIn } from './testing/syslog-frames.ts';

const rows: readonly StreamedRow[] = Array.from({ length: 500 }, (_, index) => ({
  number: index + 1,
  id: crypto.randomUUID(),
  at: '2026-11-20T12:00:00.000Z',
  event: index === 0 ? 'an.event.with.a.name.that.is.too.long.for.syslog' : 'form.saved',
  actor: 'Åke Öhman',
  subject: 'ä'.repeat(index),
  detail: 'revision 1\n2 <109>1',
  hash: 'f'.repeat(64),
}));

describe('sending rows to a syslog receiver over TLS', () => {
  const trusted = getCACertificates('default');
  let own: KeyPair;
  let receiver: Server | undefined;

  beforeAll(() => {
    own = newKeyPair('localhost');
  });

  afterEach(() => {
    receiver?.close();
    setDefaultCACertificates(trusted);
  });

  /** Starts a receiver and returns its port. */
  async function listen(
    take: (socket: TLSSocket) => void,
    { privateKey, certificate } = own,
  ): Promise<number> {
    receiver = createServer({ key: privateKey, cert: certificate }, take);
    // The sender reports a failed handshake.
    receiver.on('tlsClientError', () => undefined);
    receiver.listen(0, 'localhost');
    await once(receiver, 'listening');
    return (receiver.address() as AddressInfo).port;
  }

  /** As the operator does with `NODE_EXTRA_CA_CERTS`, which is read when a process starts. */
  const trust = ({ certificate }: KeyPair) => setDefaultCACertificates([...trusted, certificate]);
  const send = (port: number) => sendToSyslog({ tls: true, host: 'localhost', port })(rows);

  it('delivers every row whole, framed by its octet count, and ends when the receiver has read it', async () => {
    trust(own);
    const connections: Promise<{ bytes: Buffer; protocol: string | null }>[] = [];
    const port = await listen((socket) => {
      const protocol = socket.getProtocol();
      connections.push(buffer(socket).then((bytes) => ({ bytes, protocol })));
    });

    await send(port);
    await send(port);

    const received = await Promise.all(connections);
    expect(received.map(({ protocol }) => protocol)).toEqual(['TLSv1.3', 'TLSv1.3']);
    for (const { bytes } of received) {
      const messages = syslogMessagesIn(bytes);
      expect(messages).toHaveLength(rows.length);
      messages.forEach((message, index) => {
        const [, header, json] =
          /^(<109>1 2026-11-20T12:00:00\.000Z \S+ form-portal - \S{1,32} -) (.*)$/.exec(message) ?? [];
        expect(header, message).toBeDefined();
        expect(JSON.parse(json ?? '')).toMatchObject({ Number: index + 1, Subject: rows[index]?.subject });
      });
    }
  });

  it.each<[string, (other: KeyPair) => KeyPair, RegExp]>([
    ['that nobody trusts', () => own, /self-signed/],
    ['of another host', (other) => other, /does not match/],
  ])('sends nothing to a receiver with a certificate %s', async (_, certificateOf, reason) => {
    const other = newKeyPair('logs.example.org');
    if (certificateOf(other) === other) trust(other);
    let bytes = 0;
    const port = await listen((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', (chunk) => (bytes += chunk.length));
    }, certificateOf(other));

    await expect(send(port)).rejects.toThrow(reason);

    expect(bytes).toBe(0);
  });

  it.each<[string, (socket: TLSSocket, below: Socket) => void]>([
    ['ends TLS in the middle', (socket) => socket.destroy()],
    ['breaks the connection off', (_socket, below) => below.resetAndDestroy()],
  ])('does not count rows as sent when the receiver %s', async (_, fail) => {
    trust(own);
    let below: Socket | undefined;
    const port = await listen((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => below && fail(socket, below));
    });
    receiver?.on('connection', (socket) => (below = socket));

    await expect(send(port)).rejects.toThrow();
  });
});
