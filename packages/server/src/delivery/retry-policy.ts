import type { InfectedFiles, UnscannedFiles } from '@form-portal/domain';
import { storageTroubleOf } from '@form-portal/storage';
import { VaultError } from '@form-portal/vault';

/** When a delivery is tried again and when it is given up (specification D45). Data: a test or a study of load changes numbers, not code. */
export interface RetryPolicy {
  /** Waiting times after the first, second … failed attempt in milliseconds; the last one repeats. */
  readonly delaysMs: readonly [number, ...number[]];
  /** The largest part by which a waiting time is lengthened or shortened at random, 0–1, so that those who wait do not all come back at once. */
  readonly jitter: number;
  /** How long an error that is neither "unreachable" nor beyond mending is repeated, counted from acceptance, in milliseconds. */
  readonly giveUpAfterMs: number;
  /** The pause between the two searches for an object that may exist, before it is created again (specification D47), in milliseconds. */
  readonly searchAgainMs: number;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Specification D45: 5 s, 15 s, 45 s, then every 2 minutes; given up after 24 hours. The jitter keeps the longest pause under 3 minutes. */
export const retryPolicy: RetryPolicy = {
  delaysMs: [5 * second, 15 * second, 45 * second, 2 * minute],
  jitter: 0.2,
  giveUpAfterMs: 24 * hour,
  searchAgainMs: 4 * second,
};

/** What becomes of a submission after a failed attempt. */
export type RetryDecision =
  { readonly kind: 'retry'; readonly delayMs: number } | { readonly kind: 'set-aside' };

/** A failed attempt, as the policy sees it. */
interface FailedAttempt {
  readonly error: unknown;
  /** Attempts so far, this one included: 1 or more. */
  readonly attempts: number;
  /** Milliseconds since the submission was accepted. */
  readonly ageMs: number;
}

/** Retry or set aside. `random` gives 0 ≤ r < 1. */
export function afterFailure(
  policy: RetryPolicy,
  failure: FailedAttempt,
  random: () => number,
): RetryDecision {
  if (!isUnreachable(failure.error) && storageTroubleOf(failure.error) === undefined) {
    if (failure.error instanceof VaultError && !failure.error.retryable) return { kind: 'set-aside' };
    if (failure.ageMs >= policy.giveUpAfterMs) return { kind: 'set-aside' };
  }
  return { kind: 'retry', delayMs: retryDelay(policy, failure.attempts, random) };
}

/** A scan that keeps a submission from the vault, as the policy sees it. */
interface ScanResult {
  readonly scan: UnscannedFiles | Pick<InfectedFiles, 'kind'>;
  /** Milliseconds since the submission was accepted. */
  readonly ageMs: number;
}

/** The same for a scan: a virus is beyond mending, a scanner out of reach is waited for, what it cannot scan is repeated for a while. */
export function afterScan(
  policy: RetryPolicy,
  { scan, ageMs }: ScanResult,
  random: () => number,
): RetryDecision {
  if (scan.kind === 'infected') return { kind: 'set-aside' };
  if (scan.isAway) return { kind: 'retry', delayMs: retryDelay(policy, 1, random) };
  if (ageMs >= policy.giveUpAfterMs) return { kind: 'set-aside' };
  return { kind: 'retry', delayMs: retryDelay(policy, policy.delaysMs.length, random) };
}

/** The jittered pause after so many failures in a row. */
export function retryDelay(policy: RetryPolicy, failures: number, random: () => number): number {
  const last = policy.delaysMs.length - 1;
  const base = policy.delaysMs[Math.min(Math.max(failures, 1) - 1, last)] ?? policy.delaysMs[0];
  return Math.round(base * (1 + policy.jitter * (2 * random() - 1)));
}

/** Whether the vault could not be reached, which never sets a submission aside, however long it lasts. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof VaultError && error.code === 'unreachable';
}
