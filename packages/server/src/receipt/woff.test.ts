import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { unpackWoff } from './woff.ts';

const { resolve } = createRequire(import.meta.url);
const files = ['latin-400', 'latin-ext-600', 'cyrillic-400', 'vietnamese-600'];

describe('unpackWoff', () => {
  it.each(files)('gives the font of %s with the same characters, glyphs and outlines', (name) => {
    const woff = readFileSync(resolve(`@fontsource/source-sans-3/files/source-sans-3-${name}-normal.woff`));

    const [packed, unpacked] = [create(woff), create(unpackWoff(woff))];

    if ('fonts' in packed || 'fonts' in unpacked) throw new Error('a collection');
    expect(unpacked.characterSet).toEqual(packed.characterSet);
    expect(unpacked.numGlyphs).toBe(packed.numGlyphs);
    const text = String.fromCodePoint(...packed.characterSet.slice(0, 60));
    expect(outlines(unpacked.layout(text).glyphs)).toEqual(outlines(packed.layout(text).glyphs));
  });

  it('refuses what is no WOFF 1.0 font', () => {
    expect(() => unpackWoff(Buffer.from('wOF2 something else'))).toThrow('Not a WOFF 1.0 font');
  });
});

function outlines(glyphs: readonly { path: { toSVG(): string } }[]): readonly string[] {
  return glyphs.map((glyph) => glyph.path.toSVG());
}
