import { pino } from 'pino';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startChores } from './run-chores.ts';

const silent = pino({ level: 'silent' });

describe('startChores', () => {
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
    await wait(200);
    await chores.stop();

    expect(started).toBeGreaterThan(2);
    expect([most, running]).toEqual([1, 0]);
    const atTheEnd = started;
    await wait(50);
    expect(started).toBe(atTheEnd);
  });

  it('waits for running chores when it stops', async () => {
    let isDone = false;
    const chore = { name: 'slow', everyMs: 1000, run: () => wait(50).then(() => void (isDone = true)) };

    await startChores([chore], silent).stop();

    expect(isDone).toBe(true);
  });
});
