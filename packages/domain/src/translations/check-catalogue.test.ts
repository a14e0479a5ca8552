import { describe, expect, it } from 'vitest';
import type { Catalogue, Translation } from './catalogue.ts';
import { checkCatalogue } from './check-catalogue.ts';

const english: Translation = { name: 'English', translationId: -1, texts: { send: 'Send' } };
const finnish: Translation = { name: 'Suomi', translationId: -1, texts: { send: 'Lähetä' } };
const base: Catalogue = { gb: english, fi: finnish };

describe('checkCatalogue', () => {
  it('accepts gb, fi and any further language', () => {
    expect(checkCatalogue({ ...base, se: { ...english, name: 'Svenska', languageTag: 'sv-FI' } })).toEqual(
      [],
    );
  });

  it('accepts code, name and texts of exactly 500 characters', () => {
    const long = 'a'.repeat(500);

    expect(
      checkCatalogue({ ...base, [long]: { name: long, translationId: -1, texts: { send: long } } }),
    ).toEqual([]);
  });

  it.each(['gb', 'fi'])('refuses a catalogue without %s', (code) => {
    const { [code]: _, ...rest } = base;

    expect(checkCatalogue(rest)).toEqual([{ code: 'translations.protected', path: code }]);
  });

  it.each([
    ['', 'translations.code-invalid'],
    ['SE', 'translations.code-invalid'],
    ['s e', 'translations.code-invalid'],
    ['../se', 'translations.code-invalid'],
    ['1', 'translations.code-invalid'],
    ['constructor', 'translations.code-invalid'],
    ['a'.repeat(501), 'translations.too-long'],
  ])('refuses the country code %j', (code, problem) => {
    expect(checkCatalogue({ ...base, [code]: english })).toMatchObject([{ code: problem }]);
  });

  it.each([
    [{ ...finnish, name: ' ' }, 'translations.name-missing', 'fi.name'],
    [{ ...finnish, name: 'a'.repeat(501) }, 'translations.too-long', 'fi.name'],
    [{ ...finnish, languageTag: 'finnish language' }, 'translations.tag-invalid', 'fi.languageTag'],
    [{ ...finnish, texts: { send: 'a'.repeat(501) } }, 'translations.too-long', 'fi.send'],
  ])('refuses %j', (translation, code, path) => {
    expect(checkCatalogue({ ...base, fi: translation })).toMatchObject([{ code, path }]);
  });
});
