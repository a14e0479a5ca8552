import type { IncomingMessage } from 'node:http';
import { Refusal } from '../problems/refusal.ts';

/** Limits on the size of a request's body and the time to wait for it. */
export interface BodyLimits {
  /** In bytes, including multipart boundaries and headers. */
  readonly maxBytes: number;
  /** A sender is dropped when it sends fewer than `minBytes` in this many milliseconds of waiting. */
  readonly rateWindowMs: number;
  readonly minBytes: number;
}

/** The declared length of a body in bytes; 0 when it is not declared. */
export function declaredSize(request: IncomingMessage): number {
  return Number(request.headers['content-length'] ?? 0);
}

/** Throws a refusal with `request.too-large`, before reading anything, when the declared length exceeds the limit. */
export function refuseDeclaredSize(request: IncomingMessage, maxBytes: number): void {
  if (declaredSize(request) > maxBytes) throw new Refusal({ code: 'request.too-large' });
}

/**
 * Yields the chunks of a request's body within limits: refuses it as soon as it exceeds the size limit, when its sender stops or
 * only trickles, and when it breaks off. Throws {@link Refusal} with `request.too-large` or `request.interrupted`. Leaving the
 * loop early keeps the connection, so that a response can be sent.
 */
export async function* readBody(request: IncomingMessage, limits: BodyLimits): AsyncGenerator<Buffer> {
  const rate = new SenderRate(limits);
  const chunks = request.iterator({ destroyOnReturn: false });
  let received = 0;
  try {
    for (;;) {
      const chunk = await rate.wait(nextChunk(chunks));
      if (chunk === undefined) return;
      received += chunk.length;
      if (received > limits.maxBytes) throw new Refusal({ code: 'request.too-large' });
      yield chunk;
    }
  } finally {
    rate.end();
    // An iterator that is waiting for a chunk cannot be ended; it just must not keep the rest from being discarded.
    if (rate.isTooSlow) request.removeAllListeners('readable');
    else await chunks.return?.();
  }
}

/** How much of a request is still read after its response, and for how long. */
export interface DrainLimits {
  readonly bytes: number;
  readonly ms: number;
}

/** Discards the rest of a request's body after its response for a while: a browser reads a response only after it has sent everything. */
export function discardRest(request: IncomingMessage, limits: DrainLimits): void {
  if (request.complete || request.destroyed) return;
  const close = () => request.destroy();
  const timer = setTimeout(close, limits.ms).unref();
  let remaining = limits.bytes;
  request.on('data', (chunk: Buffer) => {
    remaining -= chunk.length;
    if (remaining < 0) close();
  });
  request.on('error', () => undefined);
  request.once('close', () => clearTimeout(timer));
  request.resume();
}

async function nextChunk(chunks: AsyncIterator<Buffer>): Promise<Buffer | undefined> {
  try {
    const next = await chunks.next();
    return next.done === true ? undefined : next.value;
  } catch (error) {
    throw new Refusal({ code: 'request.interrupted' }, { cause: error });
  }
}

/** Measures how fast a sender is while we wait; time in which we are busy ourselves does not count against the sender. */
class SenderRate {
  isTooSlow = false;
  readonly #limits: BodyLimits;
  readonly #timer: NodeJS.Timeout;
  /**
   * Ends the current wait. A new promise for each wait: what is raced against a long-lived promise would be retained until that
   * settles.
   */
  #giveUp: ((reason: Refusal) => void) | undefined;
  #arrived = 0;
  #waitedMs = 0;
  #waitingSince: number | undefined;

  constructor(limits: BodyLimits) {
    this.#limits = limits;
    this.#timer = setInterval(() => this.#check(), Math.max(1, limits.rateWindowMs / 4)).unref();
  }

  async wait(chunk: Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    this.#waitingSince = performance.now();
    const arrived = await new Promise<Buffer | undefined>((resolve, reject) => {
      this.#giveUp = reject;
      chunk.then(resolve, reject);
    });
    this.#giveUp = undefined;
    this.#waitedMs += performance.now() - this.#waitingSince;
    this.#waitingSince = undefined;
    this.#arrived += arrived?.length ?? 0;
    return arrived;
  }

  end(): void {
    clearInterval(this.#timer);
  }

  #check(): void {
    const waiting = this.#waitingSince === undefined ? 0 : performance.now() - this.#waitingSince;
    if (this.#waitedMs + waiting < this.#limits.rateWindowMs) return;
    if (this.#arrived < this.#limits.minBytes) {
      this.isTooSlow = true;
      this.#giveUp?.(new Refusal({ code: 'request.interrupted' }));
    }
    this.#waitedMs = 0;
    this.#arrived = 0;
    if (this.#waitingSince !== undefined) this.#waitingSince = performance.now();
  }
}
