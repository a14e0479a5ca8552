import { describe, expect, it } from 'vitest';
import { findHits, foldCase, readSearchText } from './search-text.ts';

describe('a search text', () => {
  it.each([
    ['  Soutajat  ÅBO ', ['soutajat', 'åbo']],
    ['ry RY', ['ry']],
    ['100%', ['100%']],
    ['', []],
    ['0401234567', ['0401234567']],
    ['210281', ['210281']],
    ['2026-11-20', ['2026-11-20']],
    ['123456-785', ['123456-785']],
    ['123456-7', ['123456-7']],
    ['320281-9', ['320281-9']],
    ['001281-9', ['001281-9']],
    ['210081-9', ['210081-9']],
    ['K7M4-2RTX-9CHD', ['k7m4-2rtx-9chd']],
    ['123456A1-0000-4000-8000-654321b2c3d4', ['123456a1-0000-4000-8000-654321b2c3d4']],
    ['a b c d e f g h i j k', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']],
  ])('%j is searched by words', (typed, words) => {
    expect(readSearchText(typed)).toEqual({ kind: 'words', words });
  });

  it('is composed, so that letters typed in two parts are found', () => {
    expect(readSearchText('A\u030Abo')).toEqual({ kind: 'words', words: ['åbo'] });
  });

  it.each([
    ['210281-9988', '210281-9988'],
    [' 210281a998k', '210281A998K'],
    ['Aino Korhonen 210281-9988', '210281-9988'],
    ['210281–9988', '210281-9988'],
    ['se/fi/1990123', 'SE/FI/1990123'],
  ])('%j is a search by an identity code', (typed, code) => {
    expect(readSearchText(typed)).toEqual({ kind: 'identity-code', code });
  });

  it.each(['210281-9', '210281-998', 'Aino 210281-99', '210281–9', '010100A1', '311299+1'])(
    '%j is the beginning of an identity code',
    (typed) => {
      expect(readSearchText(typed)).toEqual({ kind: 'incomplete-code' });
    },
  );
});

describe('hits', () => {
  it.each([
    ['Kuusilahden Soutajat ry', ['soutajat'], ['Soutajat']],
    ['ÄÄNI ja ääni', ['ääni'], ['ÄÄNI', 'ääni']],
    ['soutajat', ['sou', 'tajat', 'outa'], ['soutajat']],
    ['100 % varma', ['%'], ['%']],
    ['ei mitään', ['x'], []],
  ])('in %j of %j are %j', (text, words, marked) => {
    expect(findHits(text, words).map(({ from, to }) => text.slice(from, to))).toEqual(marked);
  });

  it('are at the right positions after letters whose lower case is longer', () => {
    const text = 'İstanbul Soutajat';

    expect(foldCase(text)).toHaveLength(text.length);
    expect(findHits(text, ['soutajat'])).toEqual([{ from: 9, to: 17 }]);
  });
});
