import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startChores } from './run-chores.ts';

const silent = pino({ level: 'silent' });

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('startChores', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('runs a chore immediately and repeatedly, also after a failure, and never twice at the same time', async () => {
    let started = 0;
    let running = 0;
    let most = 0;
    const chore = {
      name: 'chore',
      everyMs: 5,
      async run() {
        most = Math.max(most, ++running);
        await wait(10);
        running--;
        if (++started === 1) throw new Error('the first time');
      },
    };

    const chores = startChores([chore], silent);
    await vi.advanceTimersByTimeAsync(200);
    const stopped = chores.stop();
    await vi.advanceTimersByTimeAsync(10);
    await stopped;

    expect(started).toBeGreaterThan(2);
    expect([most, running]).toEqual([1, 0]);
    const atTheEnd = started;
    await vi.advanceTimersByTimeAsync(50);
    expect(started).toBe(atTheEnd);
  });

  it('waits for running chores when it stops', async () => {
    let isDone = false;
    const chore = { name: 'slow', everyMs: 1000, run: () => wait(50).then(() => void (isDone = true)) };

    const stopped = startChores([chore], silent).stop();
    await vi.advanceTimersByTimeAsync(49);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await stopped;

    expect(isDone).toBe(true);
  });
});
