import { describe, expect, it } from 'vitest';
import { listMoment, savedMoment, shortMoment } from './moment.ts';

const now = new Date('2026-11-20T12:00:00Z');
const styles = {
  gb: { locale: 'en-GB', timeZone: 'Europe/Helsinki' },
  fi: { locale: 'fi-FI', timeZone: 'Europe/Helsinki' },
};

describe('a moment', () => {
  it.each([
    ['2026-11-20T11:05:00Z', 'today 13:05', 'tänään 13.05'],
    ['2026-11-19T22:30:00Z', 'today 00:30', 'tänään 0.30'],
    ['2026-11-19T21:30:00Z', 'yesterday', 'eilen'],
    ['2026-11-18T09:00:00Z', '18 Nov', '18.11.'],
    ['2025-11-18T09:00:00Z', '18 Nov 2025', '18.11.2025'],
  ])('%s is written “%s” and “%s” in Helsinki', (instant, gb, fi) => {
    expect(shortMoment(instant, now, styles.gb)).toBe(gb);
    expect(shortMoment(instant, now, styles.fi)).toBe(fi);
  });

  it.each([
    ['2026-11-20T11:05:00Z', 'today 13:05', 'tänään 13.05'],
    ['2026-11-19T21:30:00Z', 'yesterday 23:30', 'eilen 23.30'],
    ['2026-11-18T09:00:00Z', '18/11/2026 11:00', '18.11.2026 11.00'],
  ])('of a list, %s, is written “%s” and “%s”', (instant, gb, fi) => {
    expect(listMoment(instant, now, styles.gb)).toBe(gb);
    expect(listMoment(instant, now, styles.fi)).toBe(fi);
  });

  it('of a save is its time alone when it was today', () => {
    expect(savedMoment('2026-11-20T11:05:00Z', now, styles.gb)).toBe('13:05');
    expect(savedMoment('2026-11-19T11:05:00Z', now, styles.gb)).toBe('yesterday');
  });
});
