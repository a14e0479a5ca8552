/** Lets only so many do something at the same time; the others wait in line. */
export class Turns {
  #free: number;
  readonly #line = new Set<() => void>();

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /** Resolves when it is the caller's turn; rejects with the signal's reason when that comes first. */
  async take(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const called = () => resolve(undefined);
    const leave = () => {
      this.#line.delete(called);
      reject(signal.reason instanceof Error ? signal.reason : new Error('Nobody waits any more'));
    };
    this.#line.add(called);
    signal.addEventListener('abort', leave, { once: true });
    await promise.finally(() => signal.removeEventListener('abort', leave));
  }

  /** Ends a turn that was taken. */
  give(): void {
    const [next] = this.#line;
    if (next === undefined) {
      this.#free += 1;
      return;
    }
    this.#line.delete(next);
    next();
  }
}
