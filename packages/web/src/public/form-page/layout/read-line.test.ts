import { describe, expect, it } from 'vitest';
import { readLine } from './read-line.ts';

describe('the read line', () => {
  it.each([
    ['at the top of a long page', { scrolled: 0, scrollable: 5000 }, 400],
    ['in the middle of a long page', { scrolled: 2500, scrollable: 5000 }, 400],
    ['half a glide before the end', { scrolled: 4700, scrollable: 5000 }, 700],
    ['at the end', { scrolled: 5000, scrollable: 5000 }, 1000],
    ['beyond the end, where pages bounce', { scrolled: 5040, scrollable: 5000 }, 1000],
    ['at the top of a page that hardly scrolls', { scrolled: 0, scrollable: 50 }, 400],
    ['at the end of a page that hardly scrolls', { scrolled: 50, scrollable: 50 }, 1000],
    ['on a page that does not scroll', { scrolled: 0, scrollable: 0 }, 400],
  ])('%s', (_, state, line) => {
    expect(readLine({ windowHeight: 1000, ...state })).toBe(line);
  });
});
