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
 * The addresses of the header without ports, the nearest last. An entry that is no address, and all before it, are left out: whoever was
 * there could write anything. Empty: there is none.
 */
export function addressesIn(header: string): readonly string[] {
  const entries = header.split(',').map((entry) => addressOf(entry.trim()));
  return entries.slice(entries.findLastIndex((entry) => isIP(entry) === 0) + 1);
}

function addressOf(entry: string): string {
  const [, ipv6, ipv4] = withPort.exec(entry) ?? [];
  return ipv6 ?? ipv4 ?? entry;
}
