import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './woff.ts';

/** The two weights of the receipt. */
export type Weight = 400 | 600;

/** A piece of text that one font draws. */
export interface FontRun {
  /** {@link ReceiptFonts.fontOf} knows it. */
  readonly font: string;
  readonly text: string;
}

/** The portal's open font, cut by script into files that are opened when a text first needs them. */
export interface ReceiptFonts {
  /** A text in pieces of one font each. What no font has is written as its code point, `[U+1F600]`, so that nothing is lost. */
  split(text: string, weight: Weight): readonly FontRun[];
  /** The font of a run, opened once for all documents. */
  fontOf(font: string): Font;
}

interface OpenedFont {
  readonly font: Font;
  readonly characters: ReadonlySet<number>;
}

// Tried in this order; together every script of the font.
const scripts = [
  'latin',
  'latin-ext',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'vietnamese',
] as const;

/** Characters that show nothing by themselves, and that some font would draw as a box. */
const invisible = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('@fontsource/source-sans-3/package.json')), 'files');

/** Opens the fonts for any number of documents. */
export function openReceiptFonts(): ReceiptFonts {
  const opened = new Map<string, OpenedFont>();
  const fontOf = (name: string): OpenedFont => {
    const font = opened.get(name) ?? openFont(name);
    opened.set(name, font);
    return font;
  };
  return {
    fontOf: (name) => fontOf(name).font,
    split: (text, weight) => splitByFont(text, weight, fontOf),
  };
}

function openFont(name: string): OpenedFont {
  const woff = join(folder, `source-sans-3-${name}-normal.woff`);
  const font = create(unpackWoff(readFileSync(woff)));
  if ('fonts' in font) throw new Error(`${woff} is a collection of fonts`);
  return { font, characters: new Set(font.characterSet) };
}

function splitByFont(text: string, weight: Weight, fontOf: (name: string) => OpenedFont): readonly FontRun[] {
  const names = scripts.map((script) => `${script}-${weight}`);
  const runs: { font: string; text: string }[] = [];
  for (const character of text.replace(/\s/gu, ' ').replace(invisible, '')) {
    const codePoint = character.codePointAt(0) ?? 0;
    const covering = names.find((name) => fontOf(name).characters.has(codePoint));
    const font = covering ?? names[0] ?? '';
    const piece = covering === undefined ? spelled(codePoint) : character;
    const last = runs.at(-1);
    if (last?.font === font) last.text += piece;
    else runs.push({ font, text: piece });
  }
  return runs;
}

function spelled(codePoint: number): string {
  return `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`;
}
