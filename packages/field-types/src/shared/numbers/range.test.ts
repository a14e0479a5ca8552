import { describe, expect, it } from 'vitest';
import { rangeSettings } from './range.ts';

describe('the settings of a range', () => {
  it.each([
    [
      { minValue: 9, maxValue: 1 },
      { minValue: 1, maxValue: 9 },
    ],
    [{ minValue: 1.7, maxValue: 'many' }, { minValue: 1 }],
    [{ minValue: -1e12, maxValue: 1e12 }, {}],
    [{ minValue: -2147483648, maxValue: 2147483647 }, {}],
  ])('are whole bounds in order: %j', (given, stored) => {
    expect(rangeSettings.normalise(given)).toEqual(stored);
  });

  it.each([
    [{ minValue: 3 }, { minValue: 3, maxValue: 10 }],
    [{ minValue: 50 }, { minValue: 50, maxValue: 50 }],
    [{ maxValue: -5 }, { minValue: -5, maxValue: -5 }],
    [
      { minValue: 8, maxValue: 2 },
      { minValue: 2, maxValue: 8 },
    ],
  ])('adjust the bound that is not changed by %j', (changes, stored) => {
    expect(rangeSettings.edit({ minValue: 0, maxValue: 10 }, changes)).toEqual(stored);
  });
});
