import { isAbsolute } from 'node:path';
import { host, wholeNumber } from './variable-kinds.ts';
import type { VariableKind } from './variable.ts';

/** Where clamd listens: on a TCP port, or on a socket of this machine. */
export type ClamdAddress = TcpAddress | { readonly path: string };

/** Longest path of a Unix socket (`sun_path` without the terminating zero, unix(7)). */
const maxSocketBytes = 107;

const port = wholeNumber(1, 65_535);

/** A host and a port of TCP. */
export interface TcpAddress {
  readonly host: string;
  readonly port: number;
}

export const tcpAddress: VariableKind<TcpAddress> = {
  expected: 'an address such as 127.0.0.1:9464',
  parse: parseTcp,
};

export const clamdAddress: VariableKind<ClamdAddress> = {
  expected: 'an address such as 127.0.0.1:3310, or the absolute path of a socket',
  parse: (value) => (isAbsolute(value) ? parseSocket(value) : parseTcp(value)),
};

function parseSocket(path: string): ClamdAddress | undefined {
  return path.includes('\0') || Buffer.byteLength(path) > maxSocketBytes ? undefined : { path };
}

/** IPv6 addresses are written in brackets, as in URLs. */
function parseTcp(value: string): TcpAddress | undefined {
  const [, bracketed, plain, digits = ''] = /^(?:\[([0-9a-f:.]+)\]|([^:[\]]+)):(\d+)$/i.exec(value) ?? [];
  const name = host.parse(bracketed ?? plain ?? '');
  const number = port.parse(digits);
  return name === undefined || number === undefined ? undefined : { host: name, port: number };
}
