/** How a caller waits for a {@link Semaphore}. */
export interface Waiting {
  /** Ends the waiting. */
  readonly signal?: AbortSignal;
  /** Goes before everybody who is not urgent. */
  readonly isUrgent?: boolean;
}

/** Lets only so many do something at the same time. The others wait in line, urgent ones first, each in the order they came. */
export class Semaphore {
  #free: number;
  readonly #urgent = new Set<() => void>();
  readonly #others = new Set<() => void>();

  /** @param permits how many at the same time, 1 or more. */
  constructor(permits: number) {
    this.#free = permits;
  }

  /** How many wait in line. */
  get waiting(): number {
    return this.#urgent.size + this.#others.size;
  }

  /** Resolves when it is the caller's turn; rejects with the signal's reason when that comes first. */
  async acquire({ signal, isUrgent = false }: Waiting = {}): Promise<void> {
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
      reject(signal?.reason instanceof Error ? signal.reason : new Error('Nobody waits any more'));
    };
    line.add(called);
    signal?.addEventListener('abort', leave, { once: true });
    await promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  /** Ends a turn that was acquired. */
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
