import type { FastifyInstance } from 'fastify';
import { isIP } from 'node:net';

/** An address with a port, which some proxies append: `203.0.113.5:40001`, `[2001:db8::5]:40001`. */
const withPort = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/;

/**
 * Reduces `X-Forwarded-For` to addresses before anything reads them: limits count by address, and the audit log names it. Fastify takes
 * each entry as it stands.
 */
export function cleanForwardedFor(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const forwarded = headers['x-forwarded-for'];
    if (forwarded !== undefined) headers['x-forwarded-for'] = addressesIn(String(forwarded)).join(', ');
    done();
  });
}

/**
 * The addresses of the header without ports, the nearest last; empty when there is none. An entry that is not an address is left out
 * with all before it, since its sender could have written anything there.
 */
export function addressesIn(header: string): readonly string[] {
  const entries = header.split(',').map((entry) => addressOf(entry.trim()));
  return entries.slice(entries.findLastIndex((entry) => isIP(entry) === 0) + 1);
}

function addressOf(entry: string): string {
  const [, ipv6, ipv4] = withPort.exec(entry) ?? [];
  return ipv6 ?? ipv4 ?? entry;
}
