import type { DeliveryFailure, Guid, NewVaultObject, VaultObjectRef } from '@form-portal/domain';
import { VaultError, type NewVaultFile, type Vault } from '@form-portal/vault';
import { UnrenderableError } from '../unrenderable-error.ts';
import type { ClaimedDelivery } from './claims.ts';
import type { OutboxStore } from './outbox.store.ts';
import { decideAfterFailure, isUnreachable } from './retry-policy.ts';
import { scanBeforeDelivery, type ScanBeforeDeliveryDeps } from './scan-before-delivery.ts';

/** The content of the vault object for a submission. */
export interface PreparedDelivery {
  readonly object: NewVaultObject;
  readonly files: readonly NewVaultFile[];
}

/** Dependencies of a delivery. */
export interface DeliverOneDeps extends ScanBeforeDeliveryDeps {
  readonly vault: Vault;
  readonly outbox: OutboxStore;
  /** Creates object and files from a stored submission. */
  readonly prepare: (submission: Guid) => Promise<PreparedDelivery>;
}

/** The outcome of a delivery; `later`: it is retried after a delay in milliseconds; `claim-lost`: another process has taken over. */
export type DeliveryOutcome =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'later'; readonly delayMs: number; readonly error?: unknown }
  | { readonly kind: 'set-aside'; readonly error: unknown }
  | { readonly kind: 'claim-lost' };

/**
 * Delivers one claimed submission: searches for its object as long as an earlier attempt may have created it; if there is none, scans
 * the files, creates the object and records it (specification D11, D17 and D47). Failures are recorded and returned; only those of
 * the database are thrown.
 */
export async function deliverOne(deps: DeliverOneDeps, claimed: ClaimedDelivery): Promise<DeliveryOutcome> {
  const { vault, outbox, policy } = deps;
  let isCreating = false;
  try {
    if (claimed.searchesDue > 0) {
      const existing = await vault.findBySubmission(claimed.submission);
      if (existing !== undefined) return await recordObject(deps, claimed, existing);
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
    isCreating = true;
    const created = await vault.createObject(object, files, () => outbox.confirmClaim(claimed));
    return await recordObject(deps, claimed, created);
  } catch (error) {
    return recordFailure(deps, claimed, { error, isCreating });
  }
}

async function recordObject(
  { outbox }: DeliverOneDeps,
  claimed: ClaimedDelivery,
  object: VaultObjectRef,
): Promise<DeliveryOutcome> {
  await outbox.delivered(claimed, object);
  return { kind: 'delivered' };
}

interface Failure {
  readonly error: unknown;
  /** Whether it was the creation of the object that failed. */
  readonly isCreating: boolean;
}

async function recordFailure(
  { outbox, policy, now, random }: DeliverOneDeps,
  claimed: ClaimedDelivery,
  { error, isCreating }: Failure,
): Promise<DeliveryOutcome> {
  const next = await outbox.failed(claimed, {
    kind: kindOf(error),
    reason: reasonOf(error),
    refused: error instanceof VaultError ? error.refused : [],
    unreachable: isUnreachable(error),
    searchesDue: isCreating ? searchesAfter(error) : claimed.searchesDue,
    decide(attempts) {
      const ageMs = now().getTime() - claimed.receivedAt.getTime();
      return decideAfterFailure(policy, { error, attempts, ageMs }, random);
    },
  });
  if (next === undefined) return { kind: 'claim-lost' };
  return next.kind === 'retry'
    ? { kind: 'later', delayMs: next.delayMs, error }
    : { kind: 'set-aside', error };
}

/** A refusal created no object. Any other failure may have created one that the vault's search does not find immediately. */
function searchesAfter(error: unknown): number {
  return error instanceof VaultError && !error.retryable ? 1 : 2;
}

function kindOf(error: unknown): DeliveryFailure {
  if (error instanceof VaultError) return error.code;
  return error instanceof UnrenderableError ? 'not-rendered' : 'not-prepared';
}

/** Limit on the characters of a vault's reason, which is stored once for each attempt. */
const maxReasonLength = 2_000;

/** The vault's reason, for administrators; errors of the portal itself are only logged. */
function reasonOf(error: unknown): string {
  if (error instanceof VaultError) return keptMessage(error.message);
  return error instanceof UnrenderableError
    ? 'The portal could not render the submission as a PDF.'
    : 'The portal could not prepare the submission for the vault.';
}

/** The start of a vault’s message, which may have any length and contain characters that no database stores. */
function keptMessage(message: string): string {
  const kept = message.length > maxReasonLength ? `${message.slice(0, maxReasonLength - 1)}…` : message;
  return kept.replaceAll('\0', '\uFFFD').toWellFormed();
}
