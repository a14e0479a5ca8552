import { expect, it } from 'vitest';
import { displayWeekdayMoment } from './display-weekday-moment.ts';

it.each([
  ['fi', 'fi', 'tiistaina 1.12.2026 klo 9.30'],
  ['gb', 'en', 'Tuesday, 1 December 2026 at 09:30'],
  ['se', 'sv', 'tisdag 1 december 2026 kl. 9.30'],
])('a moment with its weekday is written in %s (%s) as %s', (language, languageTag, expected) => {
  const moment = Date.parse('2026-12-01T07:30:00Z');
  const written = displayWeekdayMoment(moment, { language, languageTag }, 'Europe/Helsinki');

  expect(written.replace(/\s/gu, ' ')).toBe(expected);
});
