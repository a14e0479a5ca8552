import { ok } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import { storageTroubleOf } from '@form-portal/storage';
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
      const outcomes = await Promise.allSettled(checks.map(({ check }) => check()));
      const reasons = outcomes.flatMap((outcome, index) => {
        if (outcome.status === 'fulfilled') return [];
        request.log.error({ err: outcome.reason }, 'The portal is not ready');
        return [reasonOf(checks[index], outcome.reason)];
      });
      if (reasons.length > 0) void reply.code(503);
      return ok({ status: reasons.length === 0 ? 'ready' : 'unready', reasons });
    }),
  ];
}

function reasonOf(check: ReadinessCheck | undefined, error: unknown): string {
  const reason = check?.reason ?? '';
  return storageTroubleOf(error) === 'full' ? `${reason} No space is left.` : reason;
}
