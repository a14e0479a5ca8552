import { Worker } from 'node:worker_threads';
import { UnrenderableError } from '../unrenderable-error.ts';
import type { ReceiptDocument } from './receipt-document.ts';
import type { LogoFile } from './receipt-logo.ts';
import type { RenderResult, RenderRequest } from './receipt-thread.ts';

/** Renders receipts in a separate thread, one after another: a long form takes seconds, during which visitors are still served. */
export interface ReceiptRenderer {
  /** Starts the thread before the first receipt needs it. */
  warmUp(): void;
  /** With the site's logo, if it has one. Rejects with an `UnrenderableError` when the content cannot be rendered. */
  render(receipt: ReceiptDocument, logo?: LogoFile | null): Promise<Buffer>;
  /** Ends the thread; unfinished requests fail. */
  close(): Promise<void>;
}

interface PendingRender {
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (failure: unknown) => void;
}

/** Much more than the longest form takes; a thread that needs even more fails without affecting the portal. */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 };

/** Creates the renderer. Its thread starts with the first receipt, and restarts after a failure. */
export function createReceiptRenderer(): ReceiptRenderer {
  const waiting = new Map<number, PendingRender>();
  let thread: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(new URL('./receipt-thread.ts', import.meta.url), { resourceLimits });
    started.unref();
    started.on('message', (result: RenderResult) => settle(result));
    started.on('error', (failure) => breakDown(started, failure));
    started.on('exit', () => breakDown(started, new Error('The thread that renders receipts ended')));
    return started;
  }

  function settle(result: RenderResult): void {
    const receiver = waiting.get(result.id);
    waiting.delete(result.id);
    if (waiting.size === 0) thread?.unref();
    if ('bytes' in result) receiver?.resolve(Buffer.from(result.bytes));
    else receiver?.reject(new UnrenderableError(result.failure));
  }

  function breakDown(broken: Worker, failure: unknown): void {
    if (thread !== broken) return;
    thread = undefined;
    for (const receiver of waiting.values()) receiver.reject(failure);
    waiting.clear();
  }

  return {
    warmUp() {
      thread ??= start();
    },
    render(receipt, logo = null) {
      thread ??= start();
      thread.ref();
      const request: RenderRequest = { id: ++lastId, receipt, logo };
      const rendered = new Promise<Buffer>((resolve, reject) => waiting.set(request.id, { resolve, reject }));
      thread.postMessage(request);
      return rendered;
    },
    async close() {
      await thread?.terminate();
    },
  };
}
