/** The width of a text without line ends, in the unit of the width of a line. */
export type Measure = (text: string) => number;

/** Blanks stay with the word before them, so that words stay apart for whoever reads the text out of the document. */
const words = /\S*[-/\\–—](?=\S)|\S+\s*|\s+/gu;

/**
 * A text broken into lines of a width: at its own line ends, after blanks, hyphens and slashes, and inside words that are wider than a
 * whole line. An empty line keeps its place.
 */
export function breakLines(text: string, width: number, measure: Measure): readonly string[] {
  return text
    .split(/\r\n|\r|\n|\u2028|\u2029/u)
    .flatMap((paragraph) => breakParagraph(paragraph, width, measure));
}

function breakParagraph(paragraph: string, width: number, measure: Measure): readonly string[] {
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
  return [...lines, line];
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
  const whole = measure(word);
  const visible = whole - measure(word.slice(word.trimEnd().length));
  if (visible <= width) return [{ text: word, whole, visible }];
  const pieces: Piece[] = [];
  let text = '';
  let used = 0;
  for (const character of word) {
    const more = measure(character);
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
