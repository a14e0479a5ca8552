import { guidOf } from '@form-portal/domain/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createProofFinder } from './proof-finder.ts';
import type { WorkerMessage } from './worker-message.ts';
import type { ProofWorker } from './proof-finder.ts';

const work = { openedAt: 'signed', guid: guidOf('draft') };
const otherDraft = { openedAt: 'signed', guid: guidOf('again') };
const bits = 18;

/** A browser whose workers do nothing by themselves. */
function aBrowser() {
  const workers: { orders: WorkerMessage[]; worker: ProofWorker; state: 'running' | 'ended' }[] = [];
  function startWorker(): ProofWorker {
    const orders: WorkerMessage[] = [];
    const started = {
      orders,
      state: 'running' as 'running' | 'ended',
      worker: {
        onmessage: null,
        onerror: null,
        postMessage: (order: WorkerMessage) => void orders.push(order),
        terminate: () => {
          started.state = 'ended';
        },
      } satisfies ProofWorker as ProofWorker,
    };
    workers.push(started);
    return started.worker;
  }
  /** What the worker finds; null: it can't be fetched. */
  function report(proof: string | null): void {
    const worker = workers.at(-1)?.worker as Worker;
    if (proof === null) worker.onerror?.(new Event('error') as ErrorEvent);
    else worker.onmessage?.(new MessageEvent('message', { data: proof }));
  }
  return { workers, startWorker, report, orders: () => workers.map(({ orders }) => orders) };
}

const order = { kind: 'find', work, bits };
const hurry = { kind: 'hurry' };

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('The search for a proof', () => {
  it('starts a moment later, so that it does not slow down the first keys', () => {
    const browser = aBrowser();
    const finder = createProofFinder(bits, browser.startWorker);

    finder.begin(work);
    vi.advanceTimersByTime(900);
    expect(browser.workers).toHaveLength(0);

    vi.advanceTimersByTime(100);
    expect(browser.orders()).toEqual([[order]]);
  });

  it('starts once, however often something is typed', async () => {
    const browser = aBrowser();
    const finder = createProofFinder(bits, browser.startWorker);

    finder.begin(work);
    vi.advanceTimersByTime(1_000);
    finder.begin({ ...work });
    browser.report('70123');
    finder.begin({ ...work });
    vi.advanceTimersByTime(5_000);

    expect(await finder.find(work)).toBe('70123');
    expect(browser.orders()).toEqual([[order]]);
    expect(browser.workers[0]?.state).toBe('ended');
  });

  it('does not pause once somebody sends', async () => {
    const browser = aBrowser();
    const finder = createProofFinder(bits, browser.startWorker);
    finder.begin(work);
    vi.advanceTimersByTime(1_000);

    const found = finder.find(work);
    expect(browser.orders()).toEqual([[order, hurry]]);

    browser.report('3');
    expect(await found).toBe('3');
  });

  it('starts at once when somebody sends before it has started', async () => {
    const browser = aBrowser();
    const finder = createProofFinder(bits, browser.startWorker);

    const found = finder.find(work);
    expect(browser.orders()).toEqual([[order, hurry]]);

    browser.report('3');
    expect(await found).toBe('3');
    vi.advanceTimersByTime(5_000);
    expect(browser.workers).toHaveLength(1);
  });

  it.each([
    ['another draft', otherDraft],
    ['the same draft on a page opened anew', { ...work, openedAt: 'signed later' }],
  ])('starts again for %s, and stops for the one before', async (_what, other) => {
    const browser = aBrowser();
    const finder = createProofFinder(bits, browser.startWorker);
    finder.begin(work);
    vi.advanceTimersByTime(1_000);

    finder.begin(other);
    vi.advanceTimersByTime(1_000);
    const found = finder.find(other);
    browser.report('9');

    expect(browser.orders()).toEqual([[order], [{ ...order, work: other }, hurry]]);
    expect(browser.workers.map(({ state }) => state)).toEqual(['ended', 'ended']);
    expect(await found).toBe('9');
  });

  it('stops with the page', () => {
    const browser = aBrowser();
    const finder = createProofFinder(bits, browser.startWorker);
    finder.begin(work);
    vi.advanceTimersByTime(1_000);
    finder.stop();
    expect(browser.workers[0]?.state).toBe('ended');

    finder.begin(work);
    finder.stop();
    vi.advanceTimersByTime(5_000);
    expect(browser.workers).toHaveLength(1);
  });
});

describe('Sending continues without a proof', () => {
  it('after twenty seconds, and uses it when the form is sent again', async () => {
    const browser = aBrowser();
    const finder = createProofFinder(bits, browser.startWorker);

    const found = finder.find(work);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(await Promise.race([found, 'not yet'])).toBe('not yet');
    await vi.advanceTimersByTimeAsync(1);
    expect(await found).toBeNull();

    browser.report('4194304');
    expect(await finder.find(work)).toBe('4194304');
    expect(browser.workers).toHaveLength(1);
  });

  it('when no worker can be started', async () => {
    const finder = createProofFinder(bits, () => {
      throw new DOMException('not here', 'SecurityError');
    });

    expect(await finder.find(work)).toBeNull();
    expect(await finder.find(work)).toBeNull();
  });

  it('when the worker can’t be loaded, and tries again when the form is sent again', async () => {
    const browser = aBrowser();
    const finder = createProofFinder(bits, browser.startWorker);
    const found = finder.find(work);
    browser.report(null);
    expect(await found).toBeNull();

    const foundThen = finder.find(work);
    browser.report('5');
    expect(await foundThen).toBe('5');
    expect(browser.workers).toHaveLength(2);
  });
});
