import { connect as connectTcp } from 'node:net';
import { hostname } from 'node:os';
import { connect as connectTls } from 'node:tls';
import type { StreamedRow } from './audit-stream.store.ts';
import type { SendRows } from './stream-audit-log.ts';
import { lineOf } from './streamed-line.ts';

/** Where a syslog receiver listens. */
interface SyslogReceiver {
  readonly tls: boolean;
  readonly host: string;
  readonly port: number;
}

/** How long a receiver may be silent, in milliseconds. */
const silenceTimeoutMs = 15_000;

/** Facility 13, log audit; severity 5, notice (RFC 5424, section 6.2.1). */
const priority = 13 * 8 + 5;

/**
 * Sends rows to a syslog receiver: RFC 5424 messages framed by octet count (RFC 5425, RFC 6587), over TCP or TLS. Syslog has no
 * acknowledgements, so each batch has its own connection, which the receiver closes properly once it has read everything.
 */
export function sendToSyslog({ tls, host, port }: SyslogReceiver): SendRows {
  return (rows) =>
    new Promise((resolve, reject) => {
      const socket = tls ? connectTls({ host, port }) : connectTcp({ host, port });
      let isEnded = false;
      socket.setTimeout(silenceTimeoutMs, () =>
        socket.destroy(new Error('The syslog receiver does not respond')),
      );
      socket.on('error', reject);
      socket.on('end', () => (isEnded = true));
      socket.on('close', () =>
        isEnded ? resolve() : reject(new Error('The syslog receiver broke off the connection')),
      );
      socket.resume();
      socket.once(tls ? 'secureConnect' : 'connect', () => socket.end(rows.map(frameOf).join('')));
    });
}

function frameOf(row: StreamedRow): string {
  const message = `<${priority}>1 ${row.at} ${hostname()} form-portal - ${row.event.slice(0, 32)} - ${lineOf(row)}`;
  return `${Buffer.byteLength(message)} ${message}`;
}
