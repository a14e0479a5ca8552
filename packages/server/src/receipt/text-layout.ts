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
  let usedWidth = 0;
  for (const word of paragraph.match(words) ?? []) {
    for (const piece of piecesOf(word, width, measure)) {
      if (line !== '' && usedWidth + piece.visibleWidth > width) {
        lines.push(line);
        line = '';
        usedWidth = 0;
      }
      line += piece.text;
      usedWidth += piece.fullWidth;
    }
  }
  return [...lines, line];
}

/** An unbreakable piece of a line; its trailing blanks may exceed the width. */
interface Piece {
  readonly text: string;
  readonly fullWidth: number;
  /** Width without trailing blanks. */
  readonly visibleWidth: number;
}

/** A word that fits on a line, or its parts. */
function piecesOf(word: string, width: number, measure: Measure): readonly Piece[] {
  const fullWidth = measure(word);
  const visibleWidth = fullWidth - measure(word.slice(word.trimEnd().length));
  if (visibleWidth <= width) return [{ text: word, fullWidth, visibleWidth }];
  const pieces: Piece[] = [];
  let text = '';
  let usedWidth = 0;
  for (const character of word) {
    const characterWidth = measure(character);
    if (text !== '' && usedWidth + characterWidth > width) {
      pieces.push({ text, fullWidth: usedWidth, visibleWidth: usedWidth });
      text = '';
      usedWidth = 0;
    }
    text += character;
    usedWidth += characterWidth;
  }
  return [...pieces, { text, fullWidth: usedWidth, visibleWidth: usedWidth }];
}
