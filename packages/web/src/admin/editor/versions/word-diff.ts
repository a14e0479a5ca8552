/** A piece of two texts: in both, only in the earlier one, or only in the later one. */
export interface DiffPiece {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** If the product of their word counts is larger, only the common beginning and end of two texts are found. */
const maxComparedPairs = 1_000_000;

/**
 * Compares two texts word by word. The pieces without the removed ones are the later text, those without the
 * added ones the earlier text. A removed piece comes before the added one that replaces it, and a space between
 * two changed words belongs to both, so that a changed phrase is one piece.
 */
export function wordDiff(before: string, after: string): readonly DiffPiece[] {
  const was = wordsOf(before);
  const is = wordsOf(after);
  let start = 0;
  while (start < Math.min(was.length, is.length) && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < Math.min(was.length, is.length) - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  return merged([
    { kind: 'same', text: was.slice(0, start).join('') },
    ...middle(was.slice(start, was.length - end), is.slice(start, is.length - end)),
    { kind: 'same', text: was.slice(was.length - end).join('') },
  ]);
}

/** Words, whitespace and punctuation marks; numbers keep their separators: “10 000”, “15.1.2027”. */
function wordsOf(text: string): readonly string[] {
  return (
    text.match(/\p{N}+(?:[.,:\u00A0\u202F]\p{N}+)*|[\p{L}\p{M}\p{N}_]+|\s+|[^\p{L}\p{M}\p{N}_\s]/gu) ?? []
  );
}

/** The pieces between the common beginning and the common end, by the longest common subsequence. */
function middle(was: readonly string[], is: readonly string[]): readonly DiffPiece[] {
  const replaced: readonly DiffPiece[] = [
    { kind: 'removed', text: was.join('') },
    { kind: 'added', text: is.join('') },
  ];
  if (was.length === 0 || is.length === 0 || was.length * is.length > maxComparedPairs) return replaced;
  const commonLength = commonLengths(was, is);
  const pieces: DiffPiece[] = [];
  let i = 0;
  let j = 0;
  while (i < was.length || j < is.length) {
    const removed = was[i] ?? '';
    const added = is[j] ?? '';
    if (removed === added) {
      pieces.push({ kind: 'same', text: added });
      i += 1;
      j += 1;
    } else if (added === '' || (removed !== '' && commonLength(i + 1, j) >= commonLength(i, j + 1))) {
      pieces.push({ kind: 'removed', text: removed });
      i += 1;
    } else {
      pieces.push({ kind: 'added', text: added });
      j += 1;
    }
  }
  return pieces;
}

/** How many words both have in common from their i-th and j-th on. */
function commonLengths(was: readonly string[], is: readonly string[]): (i: number, j: number) => number {
  const width = is.length + 1;
  const lengths = new Uint32Array((was.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = was.length - 1; i >= 0; i -= 1) {
    for (let j = is.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = was[i] === is[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return at;
}

/** Joins neighbours: between two common pieces there are at most one removed and one added. */
function merged(pieces: readonly DiffPiece[]): readonly DiffPiece[] {
  const result: DiffPiece[] = [];
  const open = { same: '', removed: '', added: '' };
  const close = (kind: DiffPiece['kind']): void => {
    if (open[kind] !== '') result.push({ kind, text: open[kind] });
    open[kind] = '';
  };
  pieces.forEach(({ kind, text }, index) => {
    const isBetween = open.removed !== '' && open.added !== '' && pieces[index + 1]?.kind !== 'same';
    if (kind === 'same' && isBetween && text.trim() === '') {
      open.removed += text;
      open.added += text;
      return;
    }
    if (kind === 'same') {
      close('removed');
      close('added');
    } else close('same');
    open[kind] += text;
  });
  close('same');
  close('removed');
  close('added');
  return result;
}
