/** Prepares a text for comparing: lower case and without diacritics, so that `hame` finds `Häme`. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether the text contains every word of the search. */
export function matchesSearch(text: string, search: string): boolean {
  const where = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => where.includes(word));
}
