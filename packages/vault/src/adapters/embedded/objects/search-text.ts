import type { PropertyAssignment } from '@form-portal/domain';

/** The most words of a search; each is a further condition of the query. */
const maxWords = 20;

/** Normalises a text for searching: NFKC, lower case. */
export function foldForSearch(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The words of a search, normalised like the text they are searched in; those beyond the first twenty are left out. */
export function searchWords(text: string): readonly string[] {
  const words = foldForSearch(text).replaceAll('\0', '').split(/\s+/);
  return words.filter((word) => word !== '').slice(0, maxWords);
}

/** Escapes a text for use in a LIKE pattern with `\` as its escape character. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}

/** The searchable text of an object: its title and all text values. */
export function searchTextOf(title: string, assignments: readonly PropertyAssignment[]): string {
  const texts = assignments.flatMap(({ value }) => (typeof value.value === 'string' ? [value.value] : []));
  return foldForSearch([title, ...texts].join('\n'));
}
