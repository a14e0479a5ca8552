import { describe, expect, it } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import { findTranslation, textsFor } from './fallback-texts.ts';

const catalogue: Catalogue = {
  gb: { name: 'English', translationId: -1, texts: { send: 'Send', back: 'Back', close: 'Close' } },
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

  it('is found for several keys at once', () => {
    expect(textsFor(catalogue, 'se', 'fi', ['send', 'back', 'unknown'])).toEqual({
      texts: { send: 'Skicka', back: 'Takaisin' },
      textLanguages: { back: 'fi' },
    });
  });
});
