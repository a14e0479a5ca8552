import { describe, expect, it } from 'vitest';
import { createCrowd } from './crowd.ts';

describe('createCrowd', () => {
  it('sees a crowd while many send, and for a second or two after that', () => {
    let now = 10_000;
    const crowd = createCrowd(() => now);
    const seen: boolean[] = [];
    for (let post = 0; post < 40; post++) {
      crowd.joined();
      now += 20;
      seen.push(crowd.isHere());
    }

    expect([seen[0], seen[23], seen.at(-1)]).toEqual([false, false, true]);
    now += 1000;
    expect(crowd.isHere()).toBe(true);
    now += 1000;
    expect(crowd.isHere()).toBe(false);
  });

  it('sees none in a steady stream of a few', () => {
    let now = 0;
    const crowd = createCrowd(() => now);
    for (let post = 0; post < 200; post++) {
      crowd.joined();
      now += 50;
      expect(crowd.isHere()).toBe(false);
    }
  });
});
