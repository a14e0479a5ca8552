import { describe, expect, it } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import { translateWith, translator } from './translate.ts';

const catalogue: Catalogue = {
  gb: {
    name: 'English',
    translationId: -1,
    texts: { back: 'Back', 'files.one': '{n} file', 'files.other': '{n} files' },
  },
  se: { name: 'Svenska', translationId: -1, texts: { back: '' } },
};

describe('a translation', () => {
  it('is the key when no language has it', () => {
    expect(translator(catalogue, 'se', 'gb')('unknown')).toBe('unknown');
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
