import { describe, expect, it } from 'vitest';
import { displayDay, displayMoment, formatLocale } from './display-moment.ts';

describe('displayMoment', () => {
  it.each([
    ['fi', 'fi', '1.12.2026 klo 0.05'],
    ['gb', 'en', '1 December 2026 at 00:05'],
    ['se', 'sv', '1 december 2026 kl. 0.05'],
    ['us', 'en-US', 'December 1, 2026 at 12:05 AM'],
  ])("uses the format of %s and the site's time zone", (language, languageTag, expected) => {
    const written = displayMoment(
      Date.parse('2026-11-30T22:05:59.999Z'),
      { language, languageTag },
      'Europe/Helsinki',
    );

    expect(written.replace(/\s/gu, ' ')).toBe(expected);
  });
});

describe('displayDay', () => {
  it.each([
    ['fi', 'fi', '1.12.2026'],
    ['gb', 'en', '1 December 2026'],
    ['se', 'sv', '1 december 2026'],
    ['us', 'en-US', 'December 1, 2026'],
  ])('uses the format of %s', (language, languageTag, expected) => {
    expect(displayDay(Date.UTC(2026, 11, 1), { language, languageTag })).toBe(expected);
  });

  it('throws for an invalid day', () => {
    expect(() => displayDay(NaN, { language: 'fi', languageTag: 'fi' })).toThrow(RangeError);
  });
});

describe('formatLocale', () => {
  it.each([
    ['gb', 'en', 'en-GB'],
    ['se', 'sv', 'sv-FI'],
    ['fi', 'fi', 'fi-FI'],
    ['ch', 'de-CH', 'de-CH'],
    ['se', 'sv-FI', 'sv-FI'],
    ['gb-wls', 'cy', 'cy'],
    ['xyz', 'und', 'und'],
  ])('returns %s with the tag %s as %s', (language, tag, expected) => {
    expect(formatLocale(language, tag)).toBe(expected);
  });
});
