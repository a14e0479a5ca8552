import { describe, expect, it } from 'vitest';
import { displayMoment } from '../time/display-moment.ts';
import { displayShortMoment } from '../time/display-short-moment.ts';
import { bundledCatalogue } from '../translations/defaults/index.ts';
import { textsFor } from '../translations/fallback-texts.ts';
import { translator } from '../translations/translate.ts';
import { displaySize } from './display-size.ts';

const readers = [
  { language: 'fi', languageTag: 'fi' },
  { language: 'gb', languageTag: 'en' },
  { language: 'se', languageTag: 'sv' },
];
const moment = Date.parse('2026-12-01T07:30:00Z');
const hour = Date.parse('2026-12-01T07:00:00Z');
const zone = 'Europe/Helsinki';

/** The last blank, and what follows it. */
const end = (text: string): string => /\s\S*$/u.exec(text)?.[0] ?? '';

describe('no-break spaces', () => {
  it.each(readers)('stand before the unit of a size and the time of a moment ($language)', (reader) => {
    expect(end(displaySize(1_258_291, reader))).toMatch(/^\u00a0M[Bt]$/);
    expect(end(displaySize(1025, reader))).toMatch(/^\u00a0k[Bt]$/);
    expect(end(displayMoment(moment, reader, zone))).toMatch(/^\u00a00?9[.:]30$/);
    expect(end(displayShortMoment(moment, 2026, reader, zone))).toMatch(/^\u00a09[.:]30$/);
    expect(end(displayShortMoment(hour, 2026, reader, zone))).toMatch(/^\u00a09([.:]00)?$/);
  });

  it.each([
    ['Enintään {n} Mt.', 'Enintään 10\u00a0Mt.'],
    ['At most {n} MB in all', 'At most 10\u00a0MB in all'],
    ['{n} min', '10\u00a0min'],
    ['{n} minutes', '10 minutes'],
    ['{n} of', '10 of'],
  ])('stand before abbreviated units only: %j', (template, text) => {
    const catalogue = { gb: { texts: { key: template } } };
    expect(textsFor(catalogue, 'gb', 'gb', ['key']).texts['key']?.replace('{n}', '10')).toBe(text);
  });

  it('are not put into parameters', () => {
    const text = translator(
      { ...bundledCatalogue, gb: { ...bundledCatalogue.gb, texts: { key: '{name}' } } },
      'gb',
      'gb',
    );
    expect(text('key', { name: 'a 5 min walk' })).toBe('a 5 min walk');
  });
});
