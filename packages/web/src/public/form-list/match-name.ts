/** A text as it is compared in a search: lower case, without the marks on letters, so that `hame` finds `Häme`. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether every word of the search stands somewhere in the name. */
export function matches(name: string, search: string): boolean {
  const where = plain(name);
  return plain(search)
    .split(/\s+/)
    .every((word) => where.includes(word));
}
