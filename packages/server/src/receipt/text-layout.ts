/** The width of a text without line ends, in the unit of the width of a line. */
export type Measure = (text: string) => number;

/** Blanks stay with the preceding word, so that words remain separate when text is extracted from the document. */
const words = /\S*[-/\\–—](?=\S)|\S+\s*|\s+/gu;

/**
 * Breaks a text into lines of a width: at its line ends, after blanks, hyphens and slashes, and inside words that are wider than
 * a line. Empty lines are kept.
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

/** An unbreakable piece of a line; its trailing blanks may exceed the width. */
interface Piece {
  readonly text: string;
  readonly whole: number;
  /** Width without trailing blanks. */
  readonly visible: number;
}

/** A word that fits on a line, or its parts. */
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
