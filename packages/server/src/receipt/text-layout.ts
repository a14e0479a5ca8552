import type { FontRun } from './receipt-fonts.ts';

/** A line of text: the runs side by side. */
export interface TextLine {
  readonly runs: readonly (FontRun & { readonly width: number })[];
}

/** Cuts a text into runs of one font, and measures one. */
export interface Measure {
  split(text: string): readonly FontRun[];
  width(run: FontRun): number;
}

/** Blanks stay with the word before them, so that words stay apart for whoever reads the text out of the document. */
const words = /\S*[-/\\–—](?=\S)|\S+\s*|\s+/gu;

/**
 * A text broken into lines of a width: at its own line ends, after blanks, hyphens and slashes, and inside words that are wider than a
 * whole line. An empty line keeps its place.
 */
export function breakLines(text: string, width: number, measure: Measure): readonly TextLine[] {
  return text
    .split(/\r\n|\r|\n|\u2028|\u2029/u)
    .flatMap((paragraph) => breakParagraph(paragraph, width, measure));
}

function breakParagraph(paragraph: string, width: number, measure: Measure): readonly TextLine[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of paragraph.match(words) ?? []) {
    for (const piece of piecesOf(word, width, measure)) {
      const visible = widthOf(piece.trimEnd(), measure);
      if (line !== '' && used + visible > width) {
        lines.push(line);
        line = '';
        used = 0;
      }
      line += piece;
      used += widthOf(piece, measure);
    }
  }
  return [...lines, line].map((text) => ({
    runs: measure.split(text).map((run) => ({ ...run, width: measure.width(run) })),
  }));
}

/** A word that fits on a line, or as many parts of it as it takes. */
function piecesOf(word: string, width: number, measure: Measure): readonly string[] {
  if (widthOf(word.trimEnd(), measure) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  let used = 0;
  for (const character of word) {
    const more = widthOf(character, measure);
    if (piece !== '' && used + more > width) {
      pieces.push(piece);
      piece = '';
      used = 0;
    }
    piece += character;
    used += more;
  }
  return [...pieces, piece];
}

function widthOf(text: string, measure: Measure): number {
  return measure.split(text).reduce((sum, run) => sum + measure.width(run), 0);
}
