import { hourMs, minuteMs, secondMs } from '@form-portal/domain';
import type { InfectedFiles, UnscannedFiles } from '@form-portal/domain';
import { storageTroubleOf } from '@form-portal/storage';
import { VaultError } from '@form-portal/vault';
import { UnrenderableError } from '../unrenderable-error.ts';

/** When a delivery is retried and when it is given up (specification D45). */
export interface RetryPolicy {
  /** Delays after the first, second … failed attempt (ms); the last one repeats. */
  readonly delaysMs: readonly [number, ...number[]];
  /** Maximum random change of a delay, as a fraction (0–1), so that retries are spread out. */
  readonly jitter: number;
  /** How long after acceptance an error that is neither "unreachable" nor permanent is retried (ms). */
  readonly giveUpAfterMs: number;
  /** The pause between two searches for an object that may exist, before it is created again (ms, specification D47). */
  readonly searchAgainMs: number;
}

/** Specification D45: 5 s, 15 s, 45 s, then every 2 minutes; given up after 24 hours. The jitter keeps delays under 3 minutes. */
export const retryPolicy: RetryPolicy = {
  delaysMs: [5 * secondMs, 15 * secondMs, 45 * secondMs, 2 * minuteMs],
  jitter: 0.2,
  giveUpAfterMs: 24 * hourMs,
  searchAgainMs: 4 * secondMs,
};

/** The decision after a failed attempt. */
export type RetryDecision =
  { readonly kind: 'retry'; readonly delayMs: number } | { readonly kind: 'set-aside' };

/** A failed attempt, as the policy needs it. */
interface FailedAttempt {
  readonly error: unknown;
  /** Attempts so far, including this one: 1 or more. */
  readonly attempts: number;
  /** Milliseconds since the submission was accepted. */
  readonly ageMs: number;
}

/** Decides whether a failed delivery is retried or set aside. `random` returns 0 ≤ r < 1. */
export function decideAfterFailure(
  policy: RetryPolicy,
  failure: FailedAttempt,
  random: () => number,
): RetryDecision {
  if (!isUnreachable(failure.error) && storageTroubleOf(failure.error) === undefined) {
    if (isPermanent(failure.error)) return { kind: 'set-aside' };
    if (failure.ageMs >= policy.giveUpAfterMs) return { kind: 'set-aside' };
  }
  return { kind: 'retry', delayMs: retryDelay(policy, failure.attempts, random) };
}

function isPermanent(error: unknown): boolean {
  return error instanceof UnrenderableError || (error instanceof VaultError && !error.retryable);
}

/** A scan that blocks a delivery, as the policy needs it. */
interface ScanResult {
  readonly scan: UnscannedFiles | Pick<InfectedFiles, 'kind'>;
  /** Milliseconds since the submission was accepted. */
  readonly ageMs: number;
}

/** Decides the same after a scan that blocks a delivery: a virus is permanent, an unreachable scanner is waited for, other failures are retried for a while. */
export function decideAfterScan(
  policy: RetryPolicy,
  { scan, ageMs }: ScanResult,
  random: () => number,
): RetryDecision {
  if (scan.kind === 'infected') return { kind: 'set-aside' };
  if (scan.isUnreachable) return { kind: 'retry', delayMs: retryDelay(policy, 1, random) };
  if (ageMs >= policy.giveUpAfterMs) return { kind: 'set-aside' };
  return { kind: 'retry', delayMs: retryDelay(policy, policy.delaysMs.length, random) };
}

/** The delay, with jitter, after a number of consecutive failures. */
export function retryDelay(policy: RetryPolicy, failures: number, random: () => number): number {
  const last = policy.delaysMs.length - 1;
  const base = policy.delaysMs[Math.min(Math.max(failures, 1) - 1, last)] ?? policy.delaysMs[0];
  return Math.round(base * (1 + policy.jitter * (2 * random() - 1)));
}

/** Whether the vault could not be reached, which never sets a submission aside. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof VaultError && error.code === 'unreachable';
}
