import { describe, expect, it } from 'vitest';
import { createI18n } from './i18n.ts';
import type { I18n } from './i18n.ts';

const tags = { gb: 'en', fi: 'fi', se: 'sv' };

function i18nIn(language: keyof typeof tags, texts: Readonly<Record<string, string>> = {}): I18n {
  return createI18n({
    language,
    languageTag: tags[language],
    defaultLanguage: 'fi',
    timeZone: 'Europe/Helsinki',
    texts,
    tags,
  });
}

/** A text with every kind of blank written as a plain one. */
function plainBlanks(text: string): string {
  return text.replace(/\s/gu, ' ');
}

describe('the page’s language', () => {
  it('fills in parameters, writes numbers its own way and chooses the plural', () => {
    const { text } = i18nIn('fi', { 'files.one': '{n} tiedosto', 'files.other': '{n} tiedostoa, {name}' });

    expect(text('files', { n: 1 })).toBe('1 tiedosto');
    expect(plainBlanks(text('files', { n: 1204, name: 'a.pdf' }))).toBe('1 204 tiedostoa, a.pdf');
  });

  it('returns the key when there is no text', () => {
    expect(i18nIn('fi').text('unheardOf')).toBe('unheardOf');
  });

  it('finds texts of forms by the fallback rule, with their language', () => {
    const i18n = i18nIn('gb');
    expect(i18n.textOf({ fi: 'Nimi', se: 'Namn' })).toBe('Nimi');
    expect(i18n.find({ se: 'Namn' })).toEqual({ text: 'Namn', language: 'se' });
    expect(i18n.tagOf('se')).toBe('sv');
  });

  it.each([
    ['fi', '20.11.2026 klo 14.32'],
    ['gb', '20 November 2026 at 14:32'],
    ['se', '20 november 2026 kl. 14.32'],
  ] as const)('writes an instant in the site’s time zone (%s)', (language, expected) => {
    expect(plainBlanks(i18nIn(language).dateTime('2026-11-20T12:32:00.000Z'))).toBe(expected);
  });

  it.each([
    ['fi', '1.1.2027'],
    ['gb', '1 January 2027'],
  ] as const)('writes a stored date without moving it to another day (%s)', (language, expected) => {
    expect(i18nIn(language).date('2027-01-01')).toBe(expected);
  });

  it('sorts by the rules of the language', () => {
    const names = ['Ö 2', 'Zeta', 'ö 10', 'Ä', 'a'];
    expect([...names].sort(i18nIn('fi').compare)).toEqual(['a', 'Zeta', 'Ä', 'Ö 2', 'ö 10']);
    expect([...names].sort(i18nIn('gb').compare)).toEqual(['a', 'Ä', 'Ö 2', 'ö 10', 'Zeta']);
  });
});
