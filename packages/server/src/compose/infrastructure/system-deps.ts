import { parseGuid, type Catalogue, type NewGuid } from '@form-portal/domain';
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { RetryPolicy } from '../../delivery/retry-policy.ts';
import { createLog } from '../../http/log.ts';
import { createMetrics, type Metrics } from '../../metrics/metrics.ts';
import type { WebBuild } from '../../web-build.ts';

/** Dependencies on the machine and the build: clock, randomness, front ends, log, metrics. */
export interface SystemDeps {
  readonly now: () => Date;
  readonly newGuid: NewGuid;
  readonly randomBytes: (size: number) => Buffer;
  /** Resolves after some milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
  readonly log: FastifyBaseLogger;
  readonly web: WebBuild;
  /** Counts what the portal does. */
  readonly metrics: Metrics;
  /** How often deliveries are retried; default: specification D45. Tests retry sooner. */
  readonly deliveryPolicy?: RetryPolicy;
  /** Time limit of one call to the vault (ms); default: the adapter's own. */
  readonly vaultTimeoutMs?: number;
  /** The languages that come with the portal; default: those of this version. Tests bring one more. */
  readonly bundledLanguages?: Catalogue;
  /** Cost of hashing one password; default: the vault's own, which is too slow for tests. */
  readonly passwordCost?: { readonly n: number; readonly r: number; readonly p: number };
}

/** The real clock, random numbers and log. */
export function realSystemDeps(web: WebBuild, logLevel = 'info'): SystemDeps {
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
