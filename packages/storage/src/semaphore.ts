/** Options of waiting for a {@link Semaphore}. */
export interface WaitOptions {
  /** Aborts the wait. */
  readonly signal?: AbortSignal;
  /** Goes before all callers that are not urgent. */
  readonly isUrgent?: boolean;
}

/** Limits how many callers run at once. The others queue: urgent ones first, then in order of arrival. */
export class Semaphore {
  #free: number;
  readonly #urgent = new Set<() => void>();
  readonly #others = new Set<() => void>();

  /** @param permits how many at the same time, 1 or more. */
  constructor(permits: number) {
    this.#free = permits;
  }

  /** How many callers are waiting. */
  get waiting(): number {
    return this.#urgent.size + this.#others.size;
  }

  /** Resolves when a permit is free; rejects with the signal's reason when it aborts first. */
  async acquire({ signal, isUrgent = false }: WaitOptions = {}): Promise<void> {
    signal?.throwIfAborted();
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    const line = isUrgent ? this.#urgent : this.#others;
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const called = () => resolve(undefined);
    const leave = () => {
      line.delete(called);
      reject(signal?.reason instanceof Error ? signal.reason : new Error('The wait was aborted'));
    };
    line.add(called);
    signal?.addEventListener('abort', leave, { once: true });
    await promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  /** Releases an acquired permit. */
  release(): void {
    const [next] = this.#urgent.size > 0 ? this.#urgent : this.#others;
    if (next === undefined) {
      this.#free += 1;
      return;
    }
    this.#urgent.delete(next);
    this.#others.delete(next);
    next();
  }
}
