import { minuteMs } from '@form-portal/domain';
import { expect, it } from 'vitest';
import { withMinutesLeft, minutesLeft } from './minutes-left.ts';
import type { MinutesLeft } from './minutes-left.ts';

const closesAt = Date.parse('2026-12-31T14:00:00Z');

it.each([
  [45, null, 15],
  [30, 30, 1],
  [11.5, 12, 0.5],
  [2, 2, 1],
  [0.5, 1, 0.5],
  [0, 'closed', Infinity],
  [-5, 'closed', Infinity],
])('%s minutes before closing, the page says %s for %s more minutes', (before, left, minutes) => {
  expect(minutesLeft(closesAt, closesAt - before * minuteMs)).toEqual({ left, lastsMs: minutes * minuteMs });
});

it('is shown each minute, and announced when a warning is reached', () => {
  const all: readonly MinutesLeft[] = [null, 30, 29, 11, 10, 9, 3, 2, 1, 'closed'];
  let now = withMinutesLeft({ shown: null, announced: null }, null);
  const announced = all.map((left) => {
    now = withMinutesLeft(now, left);
    expect(now.shown).toBe(left);
    return now.announced;
  });

  expect(announced).toEqual([null, 30, 30, 30, 10, 10, 10, 2, 2, 'closed']);
});

it('is announced at once on a page that was opened late', () => {
  expect(withMinutesLeft({ shown: null, announced: null }, 11)).toEqual({ shown: 11, announced: 11 });
});
