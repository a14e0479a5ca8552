import { expect, it } from 'vitest';
import { isoWeek } from './date.ts';

it.each([
  ['2027-01-01', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2025-12-29', 1],
  ['2026-12-31', 53],
  ['2024-12-30', 1],
  ['2027-06-15', 24],
])('numbers the week of %s as %i (ISO 8601)', (stored, week) => {
  expect(isoWeek(stored)).toBe(week);
});
