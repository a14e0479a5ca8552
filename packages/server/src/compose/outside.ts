import { parseGuid, type NewGuid } from '@form-portal/domain';
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { RetryPolicy } from '../delivery/retry-policy.ts';
import { createLog } from '../http/log.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import type { WebBuild } from '../web-build.ts';

/** What the portal takes from outside of itself: time, chance, the built front ends, the log. */
export interface Outside {
  readonly now: () => Date;
  readonly newGuid: NewGuid;
  readonly randomBytes: (size: number) => Buffer;
  /** Resolves after some milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
  readonly log: FastifyBaseLogger;
  readonly web: WebBuild;
  /** Counts what the portal does. */
  readonly metrics: Metrics;
  /** How long and how often deliveries wait; absent: as specification D45 says, which tests can't wait for. */
  readonly deliveryPolicy?: RetryPolicy;
  /** Longest time of one call of the vault (ms); absent: as for real use. */
  readonly vaultTimeoutMs?: number;
  /** Work of hashing one password; absent: the vault's own for real use, which tests can't afford. */
  readonly passwordCost?: { readonly n: number; readonly r: number; readonly p: number };
}

/** The real world. */
export function realOutside(web: WebBuild, logLevel = 'info'): Outside {
  return {
    now: () => new Date(),
    newGuid,
    randomBytes,
    pause: (ms) => pause(ms),
    log: createLog(logLevel),
    web,
    metrics: createMetrics(),
  };
}

function newGuid(): ReturnType<NewGuid> {
  const guid = parseGuid(randomUUID());
  if (guid === undefined) throw new Error('randomUUID made no GUID');
  return guid;
}
