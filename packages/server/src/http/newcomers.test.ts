import { EventEmitter } from 'node:events';
import { setImmediate as nextRound } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { newcomersOf } from './newcomers.ts';

/** Somebody comes in each of so many rounds; answers how many came before the work began. */
async function cameBeforeWork(rounds: number, clock: () => number): Promise<number> {
  const server = new EventEmitter();
  const letIn = newcomersOf(server, clock);
  let came = 0;
  let begun = false;
  const work = letIn().then(() => (begun = true));
  for (let round = 0; round < rounds && !begun; round += 1) {
    server.emit('connection');
    came += 1;
    await nextRound();
  }
  await work;
  return came;
}

describe('newcomers', () => {
  it('are let in before work begins, one in each round', async () => {
    expect(await cameBeforeWork(64, () => 0)).toBe(64);
  });

  it('do not hold up those who are in for long', async () => {
    let now = 0;
    expect(await cameBeforeWork(1000, () => (now += 1))).toBeLessThan(200);
  });

  it('hold up nobody when there are none', async () => {
    expect(await cameBeforeWork(0, () => 0)).toBe(0);
  });
});
