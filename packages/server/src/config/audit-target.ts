import { isAbsolute } from 'node:path';
import type { VariableKind } from './variable.ts';

/** Where the audit log is streamed to: a file, or a syslog receiver on TCP. */
export type AuditTarget =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'syslog'; readonly tls: boolean; readonly host: string; readonly port: number };

/** The kind of the variable that names the target. */
export const auditTarget: VariableKind<AuditTarget> = {
  expected:
    'the absolute path of a file, or an address such as tls://logs.example.org:6514 or tcp://127.0.0.1:601',
  parse: (value) => (isAbsolute(value) ? parseFile(value) : parseSyslog(value)),
};

function parseFile(path: string): AuditTarget | undefined {
  return path.includes('\0') || path.endsWith('/') ? undefined : { kind: 'file', path };
}

function parseSyslog(value: string): AuditTarget | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !['tcp:', 'tls:'].includes(url.protocol)) return undefined;
  const isBare = url.username === '' && url.search === '' && url.hash === '' && /^\/?$/.test(url.pathname);
  if (!isBare || url.hostname === '' || url.port === '') return undefined;
  // IPv6 addresses have brackets in URLs only.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return { kind: 'syslog', tls: url.protocol === 'tls:', host, port: Number(url.port) };
}
