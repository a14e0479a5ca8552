import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { IsTrusted } from './trusted-proxies.ts';

const forwardedHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'] as const;

/**
 * Warns once when forwarded headers arrive from a peer that is not trusted. Usually that is a proxy missing from the
 * configuration: then all visitors count as one address and share its limits.
 */
export function warnAboutForwarding(
  app: FastifyInstance,
  isTrusted: IsTrusted,
  log: FastifyBaseLogger,
): void {
  let hasWarned = false;
  app.addHook('onRequest', async ({ raw: { headers, socket } }) => {
    if (hasWarned) return;
    const header = forwardedHeaders.find((name) => headers[name] !== undefined);
    if (header === undefined || isTrusted(socket.remoteAddress)) return;
    hasWarned = true;
    log.warn(
      { header },
      'Forwarded headers arrive from an address that is not in PORTAL_TRUSTED_PROXIES and are ignored; if a proxy sends them, add its address',
    );
  });
}
