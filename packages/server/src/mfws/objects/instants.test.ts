import { describe, expect, it } from 'vitest';
import { localOf } from './instants.ts';

const helsinki = 'Europe/Helsinki';

describe('dates and times of the M-Files API', () => {
  it.each([
    ['2026-07-01T09:00:00Z', '2026-07-01 12:00'],
    ['2026-12-01T10:00:00+02:00', '2026-12-01 10:00'],
    ['2026-12-01T10:00:00', '2026-12-01 10:00'],
    ['2026-12-01 10:00', '2026-12-01 10:00'],
    ['2026-12-01', undefined],
    ['2026-02-30T10:00:00Z', undefined],
    ['tomorrow', undefined],
    ['', undefined],
  ])('read %j as %j', (sent, local) => {
    expect(localOf(sent, helsinki)).toBe(local);
  });
});
