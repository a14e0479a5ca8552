/** A text for comparing: without case and diacritics. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * Returns a function that tells whether a text contains every word of a search, as a whole word or in part, in any
 * order; case and diacritics do not count, so that `hame` finds `Häme`. An empty search finds every text.
 */
export function wordSearch(search: string): (text: string) => boolean {
  const words = folded(search).split(/\s+/);
  return (text) => {
    const searched = folded(text);
    return words.every((word) => searched.includes(word));
  };
}
