import { describe, expect, it } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import { findTranslation, textsFor } from './fallback-texts.ts';
import { translateWith, translator } from './translate.ts';

const catalogue: Catalogue = {
  gb: {
    name: 'English',
    translationId: -1,
    texts: {
      send: 'Send',
      back: 'Back',
      close: 'Close',
      'files.one': '{n} file',
      'files.other': '{n} files',
    },
  },
  fi: { name: 'Suomi', translationId: -1, texts: { send: 'Lähetä', back: 'Takaisin', close: '' } },
  se: { name: 'Svenska', translationId: -1, texts: { send: 'Skicka', back: '' } },
};

describe('a translation', () => {
  it.each([
    ['send', 'se', 'Skicka', 'in the language itself'],
    ['back', 'se', 'Takaisin', 'in the default language when it is empty'],
    ['close', 'se', 'Close', 'in English when the default language has none either'],
    ['send', 'ee', 'Lähetä', 'in the default language when the portal does not have the language'],
    ['unknown', 'se', undefined, 'nowhere when no language has it'],
    ['constructor', 'se', undefined, 'nowhere when it is only the name of a member'],
  ])('of %s for %s is %j, %4$s', (key, language, text, _where) => {
    expect(findTranslation(catalogue, key, language, 'fi')).toBe(text);
  });

  it('is the key when no language has it', () => {
    expect(translator(catalogue, 'se', 'fi')('unknown')).toBe('unknown');
  });

  it('is found for several keys at once', () => {
    expect(textsFor(catalogue, 'se', 'fi', ['send', 'back', 'unknown'])).toEqual({
      texts: { send: 'Skicka', back: 'Takaisin' },
      textLanguages: { back: 'fi' },
    });
  });

  it('is found even when the default language no longer exists', () => {
    expect(translator(catalogue, 'se', 'xx')('back')).toBe('Back');
  });
});

describe('a plural text', () => {
  const english = translator(catalogue, 'gb', 'gb');

  it.each([
    [0, '0 files'],
    [1, '1 file'],
    [2, '2 files'],
    [1500, '1,500 files'],
  ])('is chosen by the number %d', (n, text) => {
    expect(english('files', { n })).toBe(text);
  });

  it('is chosen by the rules of the language, using “other” for missing plural forms', () => {
    const russian = translateWith(
      { 'files.one': '{n} файл', 'files.few': '{n} файла', 'files.other': '{n} файлов' },
      'ru',
    );

    expect([1, 3, 5, 21].map((n) => russian('files', { n }))).toEqual([
      '1 файл',
      '3 файла',
      '5 файлов',
      '21 файл',
    ]);
    expect(translateWith({ 'files.other': '{n} failia' }, 'ru')('files', { n: 3 })).toBe('3 failia');
  });

  it('is not looked up when the key has only a plain text', () => {
    expect(translateWith({ rules: 'At most {n} MB' }, 'en')('rules', { n: 10 })).toBe('At most 10 MB');
  });
});
