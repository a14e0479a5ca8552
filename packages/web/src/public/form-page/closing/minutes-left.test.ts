import { minuteMs } from '@form-portal/domain';
import { expect, it } from 'vitest';
import { timeLeft } from './minutes-left.ts';

const closesAt = Date.parse('2026-12-31T14:00:00Z');

it.each([
  [45, null, 15],
  [30, 30, 20],
  [11, 30, 1],
  [10, 10, 8],
  [2, 2, 2],
  [1, 2, 1],
  [0, 'closed', Infinity],
  [-5, 'closed', Infinity],
])('%s minutes before closing, the page says %s for %s more minutes', (before, left, minutes) => {
  expect(timeLeft(closesAt, closesAt - before * minuteMs)).toEqual({ left, lastsMs: minutes * minuteMs });
});
