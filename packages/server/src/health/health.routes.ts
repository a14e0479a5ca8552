import { ok } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import { storageTroubleOf } from '@form-portal/storage';
import type { FastifyBaseLogger } from 'fastify';
import { bindRoute, type BoundRoute } from '../http/bind-route.ts';

/** A check of something that accepting a submission depends on: resolves, or rejects with the problem. */
export interface ReadinessCheck {
  /** The problem when `check` rejects, in words that reveal nothing about the machine. */
  readonly reason: string;
  check(): Promise<void>;
}

/** GET /healthz and /readyz. The vault is not checked: while it is down, submissions wait in the outbox (specification D10). */
export function healthRoutes(checks: readonly ReadinessCheck[]): readonly BoundRoute[] {
  return [
    bindRoute(routes.healthz, async () => ok({ status: 'alive' })),
    bindRoute(routes.readyz, async ({ reply, request }) => {
      const results = await Promise.all(checks.map((check) => runCheck(check, request.log)));
      const reasons = results.filter((reason) => reason !== null);
      if (reasons.length > 0) void reply.code(503);
      return ok({ status: reasons.length === 0 ? 'ready' : 'unready', reasons });
    }),
  ];
}

/** The reason why the portal is not ready; null when the check succeeds. */
async function runCheck(
  { reason, check }: ReadinessCheck,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<string | null> {
  try {
    await check();
    return null;
  } catch (error) {
    log.error({ err: error }, 'The portal is not ready');
    return storageTroubleOf(error) === 'full' ? `${reason} No space is left.` : reason;
  }
}
