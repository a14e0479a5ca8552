import { isGuid } from '../guid.ts';
import { identityCodesIn } from '../identity/mask-identity-codes.ts';
import { dashes } from '../text/dashes.ts';

/** A typed search: words that must all occur, a complete identity code, or the beginning of one. */
export type SearchText =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  /** In upper case. */
  | { readonly kind: 'identity-code'; readonly code: string }
  | { readonly kind: 'incomplete-code' };

/** A part of a text: from one index up to, but not including, another. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** Maximum number of words searched for; further ones are ignored. */
const maxWords = 10;

// A code up to the first digit of the individual number already reveals a birth date. Digits that do not begin
// with a day and a month are an ordinary number.
const finnishCodeStart = new RegExp(
  String.raw`(?<![0-9A-Z])(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])\d{2}[${dashes}+A-FU-Y]\d`,
  'iu',
);
// Identifiers of eIDAS, such as `SE/FI/199…`: the issuing country, then the one where it is used.
const foreignCode = /^[A-Z]{2}\/[A-Z]{2}\/\S*$/i;

/**
 * Reads what was typed to search for. A text with a personal identity code in it is a search by that code
 * alone: neither a code nor the beginning of one may be in an address, which browsers and servers keep.
 */
export function readSearchText(typed: string): SearchText {
  const text = typed.normalize('NFC').trim();
  const [code] = identityCodesIn(text);
  if (code !== undefined) return { kind: 'identity-code', code };
  if (foreignCode.test(text)) return { kind: 'identity-code', code: text.toUpperCase() };
  const words = foldCase(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  // The digits of a GUID may happen to look like the beginning of a code.
  if (words.some((word) => !isGuid(word) && finnishCodeStart.test(word))) return { kind: 'incomplete-code' };
  return { kind: 'words', words: [...new Set(words)].slice(0, maxWords) };
}

/**
 * Folds the case of a text for comparison. Keeps its length, so that positions in the result are positions in
 * the text.
 */
export function foldCase(text: string): string {
  return Array.from(text, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  }).join('');
}

/**
 * Where words, as {@link readSearchText} returns them, occur in a text in NFC: in order, with overlapping
 * ones merged.
 */
export function findHits(text: string, words: readonly string[]): readonly TextRange[] {
  const folded = foldCase(text);
  const hits = words
    .flatMap((word) => occurrences(folded, word))
    .sort((one, other) => one.from - other.from || other.to - one.to);
  const ranges: TextRange[] = [];
  for (const range of hits) {
    const last = ranges.at(-1);
    if (last === undefined || range.from > last.to) ranges.push(range);
    else if (range.to > last.to) ranges[ranges.length - 1] = { from: last.from, to: range.to };
  }
  return ranges;
}

function occurrences(folded: string, word: string): readonly TextRange[] {
  if (word === '') return [];
  const ranges: TextRange[] = [];
  for (let from = folded.indexOf(word); from >= 0; from = folded.indexOf(word, from + word.length))
    ranges.push({ from, to: from + word.length });
  return ranges;
}
