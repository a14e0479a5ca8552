import { describe, expect, it } from 'vitest';
import { delaySeconds } from './sign-in-delays.ts';

describe('delaySeconds', () => {
  it.each([
    [1, 0],
    [4, 0],
    [5, 1],
    [6, 2],
    [7, 4],
    [13, 256],
    [14, 300],
    [1000, 300],
  ])('after %i failures in a row is %i s', (failures, seconds) => {
    expect(delaySeconds(failures)).toBe(seconds);
  });
});
