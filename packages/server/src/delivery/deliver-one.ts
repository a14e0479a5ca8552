import type { Guid, NewVaultObject, VaultObjectRef } from '@form-portal/domain';
import { VaultError, type NewVaultFile, type Vault } from '@form-portal/vault';
import type { ClaimedDelivery, OutboxStore } from './outbox.store.ts';
import { afterFailure, isUnreachable } from './retry-policy.ts';
import { scanBeforeDelivery, type ScanBeforeDeliveryDeps } from './scan-before-delivery.ts';

/** Everything that the vault is given of a submission. */
export interface PreparedDelivery {
  readonly object: NewVaultObject;
  readonly files: readonly NewVaultFile[];
}

/** What a delivery needs. */
export interface DeliverOneDeps extends ScanBeforeDeliveryDeps {
  readonly vault: Vault;
  readonly outbox: OutboxStore;
  /** Makes object and files out of a stored submission. */
  readonly prepare: (submission: Guid) => Promise<PreparedDelivery>;
}

/** How a delivery ended; `later`: it is tried again in so many milliseconds; `claim-lost`: another process delivers it now. */
export type DeliveryOutcome =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'later'; readonly delayMs: number; readonly error?: unknown }
  | { readonly kind: 'set-aside'; readonly error: unknown }
  | { readonly kind: 'claim-lost' };

/**
 * Delivers one claimed submission: looks for its object when an earlier attempt may have made it, else has its files scanned, makes
 * it, and notes it (specification D11, D17 and D47). Failures are noted and returned; only the database's own are thrown.
 */
export async function deliverOne(deps: DeliverOneDeps, claimed: ClaimedDelivery): Promise<DeliveryOutcome> {
  const { vault, outbox, policy } = deps;
  const attempt = { creating: false };
  try {
    if (claimed.searchesDue > 0) {
      const found = await vault.findBySubmission(claimed.submission);
      if (found !== undefined) return await note(deps, claimed, found);
      if (claimed.searchesDue > 1) {
        await outbox.notFound(claimed, policy.searchAgainMs);
        return { kind: 'later', delayMs: policy.searchAgainMs };
      }
    }
    const scanned = await scanBeforeDelivery(deps, claimed);
    if (scanned.kind === 'claim-lost') return scanned;
    if (scanned.kind === 'blocked') {
      const { next, reason } = scanned;
      return next.kind === 'retry'
        ? { kind: 'later', delayMs: next.delayMs }
        : { kind: 'set-aside', error: new Error(reason) };
    }
    const { object, files } = await deps.prepare(claimed.submission);
    attempt.creating = true;
    const made = await vault.createObject(object, files, () => outbox.confirmClaim(claimed));
    return await note(deps, claimed, made);
  } catch (error) {
    return noteFailure(deps, claimed, { error, creating: attempt.creating });
  }
}

async function note(
  { outbox }: DeliverOneDeps,
  claimed: ClaimedDelivery,
  object: VaultObjectRef,
): Promise<DeliveryOutcome> {
  await outbox.delivered(claimed, object);
  return { kind: 'delivered' };
}

interface Failure {
  readonly error: unknown;
  /** Whether it came out of the creation. */
  readonly creating: boolean;
}

async function noteFailure(
  { outbox, policy, now, random }: DeliverOneDeps,
  claimed: ClaimedDelivery,
  { error, creating }: Failure,
): Promise<DeliveryOutcome> {
  const next = await outbox.failed(claimed, {
    reason: reasonOf(error),
    unreachable: isUnreachable(error),
    searchesDue: creating ? searchesAfter(error) : claimed.searchesDue,
    decide(attempts) {
      const ageMs = now().getTime() - claimed.receivedAt.getTime();
      return afterFailure(policy, { error, attempts, ageMs }, random);
    },
  });
  if (next === undefined) return { kind: 'claim-lost' };
  return next.kind === 'retry'
    ? { kind: 'later', delayMs: next.delayMs, error }
    : { kind: 'set-aside', error };
}

/** A refusal made no object. Anything else may have made one, which the vault may not show at once. */
function searchesAfter(error: unknown): number {
  return error instanceof VaultError && !error.retryable ? 1 : 2;
}

/** The vault's own reason for administrators; a fault of the portal's stays in the log. */
function reasonOf(error: unknown): string {
  return error instanceof VaultError
    ? error.message
    : 'The portal could not prepare the submission for the vault.';
}
