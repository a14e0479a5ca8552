import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLanguageTag, languageTagOf } from './language-tag.ts';

describe('languageTagOf', () => {
  it.each([
    ['gb', 'en'],
    ['fi', 'fi'],
    ['se', 'sv'],
    ['ee', 'et'],
    ['dk', 'da'],
    ['no', 'nb'],
    ['ua', 'uk'],
    ['ru', 'ru'],
    ['gr', 'el'],
    ['cz', 'cs'],
    ['cn', 'zh'],
    ['jp', 'ja'],
    ['us', 'en-US'],
    ['gb-wls', 'cy'],
  ])('returns %s as %s', (code, tag) => {
    expect(languageTagOf(code)).toBe(tag);
  });

  it("prefers the translation's own tag", () => {
    expect(languageTagOf('no', 'se-NO')).toBe('se-NO');
    expect(languageTagOf('fi', 'smn')).toBe('smn');
  });

  it.each(['', 'x', 'en_GB', 'en-', '"><script>', 'english', 'en-GB-oed-x'])(
    'ignores the invalid tag %j',
    (override) => {
      expect(isLanguageTag(override)).toBe(false);
      expect(languageTagOf('se', override)).toBe('sv');
    },
  );

  it.each(['', 'constructor', '__proto__', 'toString', '7'])('returns und for the code %j', (code) => {
    expect(languageTagOf(code)).toBe('und');
  });

  it('always returns a tag that Intl accepts', () => {
    const letters = fc.array(fc.constantFrom(...'abzAZ019-'), { maxLength: 12 }).map((list) => list.join(''));

    fc.assert(
      fc.property(letters, letters, (code, override) => {
        expect(() => new Intl.NumberFormat(languageTagOf(code, override))).not.toThrow();
      }),
    );
  });
});
