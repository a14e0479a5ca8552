import { describe, expect, it } from 'vitest';
import { formatText } from './format-text.ts';

describe('formatText', () => {
  it.each([
    ['{n} of {max}', { n: 3, max: 100 }, '3 of 100'],
    ['{n} of {max}', { n: '3' }, '3 of {max}'],
    ['{name} {name}', { name: 'a' }, 'a a'],
    ['no places', { n: 1 }, 'no places'],
    ['{n}', { n: '{max}', max: 'x' }, '{max}'],
    ['{toString}', {}, '{toString}'],
    ['{ n }', { n: 1 }, '{ n }'],
    ['{n}', { n: '$&' }, '$&'],
  ])('formats %j with %j as %j', (template, params, filled) => {
    expect(formatText(template, params, 'en')).toBe(filled);
  });

  it.each([
    ['en', '1,204.5'],
    ['fi', '1\u00a0204,5'],
    ['sv', '1\u00a0204,5'],
  ])('formats numbers for %s', (languageTag, written) => {
    expect(formatText('{n}', { n: 1204.5 }, languageTag)).toBe(written);
  });

  it('leaves a year passed as text ungrouped', () => {
    expect(formatText('© {year}', { year: '2026' }, 'fi')).toBe('© 2026');
  });
});
