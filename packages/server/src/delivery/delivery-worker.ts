import type { FastifyBaseLogger } from 'fastify';
import type { Vault } from '@form-portal/vault';
import { deliverOne, type DeliverOneDeps, type DeliveryOutcome } from './deliver-one.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { leaseMs, type ClaimedDelivery } from './claims.ts';
import { isUnreachable, retryDelay } from './retry-policy.ts';

/** Delivers the outbox in the background. */
export interface DeliveryWorker {
  start(): void;
  /** Polls the outbox immediately, because a new submission is due. */
  wake(): void;
  /** Polls immediately on behalf of an administrator, even while the vault is considered unreachable. */
  retryNow(): void;
  /** Stops claiming, and resolves when the running deliveries have ended. */
  stop(): Promise<void>;
}

/** Dependencies of the worker. */
interface DeliveryWorkerDeps extends DeliverOneDeps {
  readonly vault: Vault;
  readonly log: FastifyBaseLogger;
  readonly metrics: Pick<Metrics, 'deliveryEnded' | 'vaultReached'>;
  /** Maximum number of simultaneous deliveries. */
  readonly concurrency: number;
  /** Whether the scanner is unreachable: then only submissions that need no scan are claimed. */
  readonly isScannerUnreachable: () => boolean;
  /** Whether visitors are being served, so that deliveries should yield. */
  readonly isBusy: () => boolean;
}

/** How often it polls for submissions that other processes accepted, or claimed and abandoned (ms). */
const pollMs = 5_000;

/** How often one submission is delivered while visitors are being served (ms): hardly noticeable, but the outbox shrinks. */
export const pacedMs = 200;

/** Creates the worker, which must be started. */
export function createDeliveryWorker(deps: DeliveryWorkerDeps): DeliveryWorker {
  return new Worker(deps);
}

class Worker implements DeliveryWorker {
  readonly #deps: DeliveryWorkerDeps;
  readonly #underWay = new Map<ClaimedDelivery, Promise<void>>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #state: 'idle' | 'running' | 'stopped' = 'idle';
  #polling: Promise<void> | undefined;
  #pollAgain = false;
  #isPaced = false;
  /** Consecutive failures to reach the vault. Nothing is claimed unless it is 0. */
  #unreachable = 0;
  /** The next health check while the vault cannot be reached. */
  #probeTimer: NodeJS.Timeout | undefined;

  constructor(deps: DeliveryWorkerDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#state = 'running';
    this.#isPaced = false;
    this.#every(pollMs, () => this.wake());
    this.#every(leaseMs / 4, () => this.#renewClaims());
    this.wake();
  }

  wake(): void {
    if (this.#state !== 'running' || this.#unreachable > 0) return;
    if (this.#polling !== undefined) {
      this.#pollAgain = true;
      return;
    }
    if (!this.#deps.isBusy()) this.#beginPoll(this.#deps.concurrency);
    else if (!this.#isPaced) this.#pollLater();
  }

  retryNow(): void {
    this.#unreachable = 0;
    clearTimeout(this.#probeTimer);
    this.wake();
  }

  async stop(): Promise<void> {
    this.#state = 'stopped';
    for (const timer of this.#timers) clearTimeout(timer);
    await this.#polling;
    await Promise.all(this.#underWay.values());
  }

  #pollLater(): void {
    this.#isPaced = true;
    this.#after(pacedMs, () => {
      this.#isPaced = false;
      const { isBusy, concurrency } = this.#deps;
      if (this.#state === 'running' && this.#unreachable === 0 && this.#polling === undefined)
        this.#beginPoll(isBusy() ? 1 : concurrency);
    });
  }

  #beginPoll(atOnce: number): void {
    this.#pollAgain = false;
    this.#polling = this.#poll(atOnce).finally(() => {
      this.#polling = undefined;
      if (this.#pollAgain) this.wake();
    });
  }

  /** Claims and starts as many deliveries as may run. */
  async #poll(atOnce: number): Promise<void> {
    const free = atOnce - this.#underWay.size;
    if (free <= 0) return;
    try {
      const { outbox, isScannerUnreachable } = this.#deps;
      const claimed = await outbox.claimDue(free, isScannerUnreachable() ? 'clean' : 'all');
      for (const delivery of claimed) this.#begin(delivery);
    } catch (error) {
      this.#deps.log.error({ err: error }, 'The outbox could not be read');
    }
  }

  #begin(claimed: ClaimedDelivery): void {
    const delivery = this.#deliver(claimed).finally(() => {
      this.#underWay.delete(claimed);
      this.wake();
    });
    this.#underWay.set(claimed, delivery);
  }

  async #deliver(claimed: ClaimedDelivery): Promise<void> {
    const { log } = this.#deps;
    const { submission } = claimed;
    try {
      const outcome = await deliverOne(this.#deps, claimed);
      this.#deps.metrics.deliveryEnded(
        outcome.kind,
        this.#deps.now().getTime() - claimed.receivedAt.getTime(),
      );
      if (outcome.kind === 'delivered') this.#deps.metrics.vaultReached(true);
      this.#report(outcome, submission);
      if (outcome.kind !== 'later') return;
      this.#after(outcome.delayMs, () => this.wake());
      if (isUnreachable(outcome.error)) await this.#checkVault();
    } catch (error) {
      // The claim expires; whichever process takes it over searches for the object first.
      log.error(
        { err: error, submission },
        'A delivery could not be recorded; it is taken over when its claim expires',
      );
    }
  }

  #report(outcome: DeliveryOutcome, submission: string): void {
    const { log } = this.#deps;
    if (outcome.kind === 'claim-lost') {
      log.warn({ submission }, 'Another process has taken over a delivery');
    } else if (outcome.kind === 'set-aside') {
      log.error({ err: outcome.error, submission }, 'A submission was set aside');
    } else if (outcome.kind === 'later' && outcome.error !== undefined) {
      log.warn(
        { err: outcome.error, submission, retryInMs: outcome.delayMs },
        'A delivery failed and will be retried',
      );
    }
  }

  /** Pauses all deliveries when one could not reach the vault and a health check fails too. */
  async #checkVault(): Promise<void> {
    const responds = await this.#responds();
    if (responds || this.#unreachable > 0) return;
    this.#deps.log.error('The vault cannot be reached; submissions are waiting');
    this.#deps.metrics.vaultReached(false);
    this.#probeLater();
  }

  #probeLater(): void {
    this.#unreachable += 1;
    const { policy, random } = this.#deps;
    const delay = retryDelay(policy, this.#unreachable, random);
    this.#probeTimer = this.#after(delay, () => void this.#probe());
  }

  async #probe(): Promise<void> {
    if (this.#state !== 'running' || this.#unreachable === 0) return;
    if (!(await this.#responds())) return this.#probeLater();
    this.#deps.log.info('The vault can be reached again');
    this.#deps.metrics.vaultReached(true);
    this.#unreachable = 0;
    try {
      await this.#deps.outbox.makeUnreachableDue();
    } catch (error) {
      this.#deps.log.error({ err: error }, 'The outbox could not be updated');
    }
    this.wake();
  }

  async #responds(): Promise<boolean> {
    try {
      await this.#deps.vault.checkHealth();
      return true;
    } catch (error) {
      return !isUnreachable(error);
    }
  }

  async #renewClaims(): Promise<void> {
    if (this.#underWay.size === 0) return;
    try {
      await this.#deps.outbox.renewClaims([...this.#underWay.keys()]);
    } catch (error) {
      this.#deps.log.error({ err: error }, 'Claims could not be renewed');
    }
  }

  /** Returns the timer; undefined when the worker has stopped, which does nothing more. */
  #after(delayMs: number, work: () => void): NodeJS.Timeout | undefined {
    if (this.#state === 'stopped') return undefined;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, delayMs).unref();
    this.#timers.add(timer);
    return timer;
  }

  #every(intervalMs: number, work: () => unknown): void {
    this.#after(intervalMs, () => {
      work();
      this.#every(intervalMs, work);
    });
  }
}
