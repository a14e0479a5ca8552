import { bundledCatalogue } from '@form-portal/domain/texts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchTexts, textsOf } from './fetch-texts.ts';
import {
  removeLanguageFromAddress,
  languageLink,
  initialLanguage,
  readLanguageChoice,
  rememberLanguage,
} from './language-choice.ts';

const languages = Object.keys(bundledCatalogue).map((code) => ({ code, name: code, languageTag: code }));

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'selectedLanguage=; Path=/; Max-Age=0';
  history.replaceState(null, '', '/');
});

describe('the visitor’s language', () => {
  it('is stored under selectedLanguage and mirrored in a cookie', () => {
    rememberLanguage('se');

    expect(localStorage.getItem('selectedLanguage')).toBe('se');
    expect(document.cookie).toBe('selectedLanguage=se');
    expect(readLanguageChoice()).toBe('se');
  });

  it('is stored only in the cookie when storage is refused', () => {
    const closed = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('closed');
    });
    rememberLanguage('se');
    closed.mockRestore();

    expect(document.cookie).toBe('selectedLanguage=se');
  });

  it.each([
    ['nothing stored', null, '/', 'fi'],
    ['another language stored', 'se', '/', 'se'],
    ['a stored language that the site does not have', 'de', '/', 'fi'],
    ['a stored language other than the one in the address', 'se', '/?lang=fi', 'fi'],
  ])('with %s', (_, kept, address, expected) => {
    if (kept !== null) rememberLanguage(kept);
    history.replaceState(null, '', address);

    expect(initialLanguage('fi', languages)).toBe(expected);
  });

  it('is stored when the address requests it', () => {
    history.replaceState(null, '', '/?lang=fi');
    initialLanguage('fi', languages);
    expect(readLanguageChoice()).toBe('fi');
  });
});

describe('removeLanguageFromAddress', () => {
  it.each([
    ['/?lang=fi', '/'],
    ['/login?return=%2Fadmin&lang=fi#main', '/login?return=%2Fadmin#main'],
    ['/form/1', '/form/1'],
  ])('makes %s into %s and keeps the entry of the history', (asked, kept) => {
    history.replaceState({ row: 'form-1' }, '', asked);
    removeLanguageFromAddress();

    expect(location.href).toBe(`${location.origin}${kept}`);
    expect(history.state).toEqual({ row: 'form-1' });
  });
});

describe('languageLink', () => {
  it.each([
    ['/', '/?lang=se'],
    ['/form/1', '/form/1?lang=se'],
    ['/login?return=%2Fadmin', '/login?return=%2Fadmin&lang=se'],
    ['/?lang=fi', '/?lang=se'],
  ])('leads from %s to %s', (path, expected) => {
    expect(languageLink(path, 'se')).toBe(expected);
  });
});

describe('textsOf', () => {
  it('takes each text from the language, else the default language, else English', () => {
    const catalogue = {
      gb: { a: 'a gb', b: 'b gb', c: 'c gb' },
      fi: { a: 'a fi', b: 'b fi', c: '' },
      se: { a: 'a se', b: '', translationID: 3 },
    };
    expect(textsOf(catalogue, 'se', 'fi')).toEqual({
      texts: { a: 'a se', b: 'b fi', c: 'c gb' },
      textLanguages: { b: 'fi', c: 'gb' },
    });
  });

  it('are fetched by an open page, and a failure is reported', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
    await expect(fetchTexts('fi', 'fi')).rejects.toThrow('Error fetching translations');
  });
});
