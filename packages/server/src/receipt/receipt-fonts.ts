import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** The two weights of the receipt. */
export type Weight = 400 | 600;

/** The portal's font, one file per weight. */
export interface ReceiptFonts {
  /** The font of a weight, opened once for all documents. */
  fontOf(weight: Weight): Font;
  /**
   * A line as the font can draw it: blanks as spaces, without invisible characters. A character that the font lacks is written as its
   * code point, `[U+1F600]`, so that no content is lost.
   */
  printable(line: string, weight: Weight): string;
}

/** Characters without a glyph, which some fonts would draw as a box. */
const invisible = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

const require = createRequire(import.meta.url);
const files = {
  400: require.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  600: require.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
};

/** Opens the fonts for any number of documents. */
export function openReceiptFonts(): ReceiptFonts {
  const opened = { 400: openFont(files[400]), 600: openFont(files[600]) };
  return {
    fontOf: (weight) => opened[weight].font,
    printable: (line, weight) =>
      [...line.replace(/\s/gu, ' ').replace(invisible, '')]
        .map((character) => (opened[weight].has(character) ? character : codePointText(character)))
        .join(''),
  };
}

function openFont(path: string) {
  const font = create(readFileSync(path));
  if ('fonts' in font) throw new Error(`${path} is a collection of fonts`);
  const characters = new Set(font.characterSet);
  return { font, has: (character: string) => characters.has(character.codePointAt(0) ?? 0) };
}

function codePointText(character: string): string {
  return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
}
