import { describe, expect, it } from 'vitest';
import { displayShortMoment, displayShortTime } from './display-short-moment.ts';

describe('displayShortMoment', () => {
  it.each([
    ['fi', 'fi', '2026-12-01T07:00:00Z', '1.12. klo 9'],
    ['fi', 'fi', '2026-12-01T07:30:00Z', '1.12. klo 9.30'],
    ['fi', 'fi', '2026-12-31T22:00:00Z', '1.1.2027 klo 0'],
    ['gb', 'en', '2026-12-01T07:00:00Z', '1 December at 9:00'],
    ['gb', 'en', '2027-12-01T07:00:00Z', '1 December 2027 at 9:00'],
    ['se', 'sv', '2026-12-01T07:00:00Z', '1 december kl. 9.00'],
  ])('in %s (%s) writes %s as %s', (language, languageTag, moment, expected) => {
    const written = displayShortMoment(
      Date.parse(moment),
      2026,
      { language, languageTag },
      'Europe/Helsinki',
    );

    expect(written.replace(/\s/gu, ' ')).toBe(expected);
  });
});

describe('displayShortTime', () => {
  it.each([
    ['fi', 'fi', '2026-12-01T07:00:00Z', '9'],
    ['fi', 'fi', '2026-12-01T07:30:00Z', '9.30'],
    ['gb', 'en', '2026-12-01T07:00:00Z', '9:00'],
    ['se', 'sv', '2026-12-01T07:00:00Z', '9.00'],
  ])('is the time of %s (%s) at %s: %s', (language, languageTag, moment, expected) => {
    expect(displayShortTime(Date.parse(moment), { language, languageTag }, 'Europe/Helsinki')).toBe(expected);
  });
});
