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
      if (line !== '' && used + piece.visible > width) {
        lines.push(line);
        line = '';
        used = 0;
      }
      line += piece.text;
      used += piece.whole;
    }
  }
  return [...lines, line].map((text) => ({
    runs: measure.split(text).map((run) => ({ ...run, width: measure.width(run) })),
  }));
}

/** What stays together on a line; blanks at its end may stand over the edge. */
interface Piece {
  readonly text: string;
  readonly whole: number;
  /** Without the blanks at its end. */
  readonly visible: number;
}

/** A word that fits on a line, or as many parts of it as it takes. */
function piecesOf(word: string, width: number, measure: Measure): readonly Piece[] {
  const whole = widthOf(word, measure);
  const visible = whole - widthOf(word.slice(word.trimEnd().length), measure);
  if (visible <= width) return [{ text: word, whole, visible }];
  const pieces: Piece[] = [];
  let text = '';
  let used = 0;
  for (const character of word) {
    const more = widthOf(character, measure);
    if (text !== '' && used + more > width) {
      pieces.push({ text, whole: used, visible: used });
      text = '';
      used = 0;
    }
    text += character;
    used += more;
  }
  return [...pieces, { text, whole: used, visible: used }];
}

function widthOf(text: string, measure: Measure): number {
  return measure.split(text).reduce((sum, run) => sum + measure.width(run), 0);
}
