import { describe, expect, it } from 'vitest';
import { readWholeNumber } from './read-whole-number.ts';

describe('readWholeNumber', () => {
  it.each([
    ['5', 5],
    [' 12 ', 12],
    ['-7', -7],
    ['\u22127', -7],
    ['+3', 3],
    ['007', 7],
    ['-0', 0],
    ['1 000', 1000],
    ['99999999999', 2147483647],
    ['-99999999999', -2147483648],
  ])('reads %j as %d', (typed, read) => {
    expect(readWholeNumber(typed)).toBe(read);
  });

  it.each(['', '-', '1.5', '1,5', '0x10', '1e3', 'ten', '12a'])('returns undefined for %j', (typed) => {
    expect(readWholeNumber(typed)).toBeUndefined();
  });
});
