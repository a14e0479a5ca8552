import type { PropertyAssignment } from '@form-portal/domain';

/** Normalises a text for searching: NFKC, lower case. */
export function foldForSearch(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The searchable text of an object: its title and all text values. */
export function searchTextOf(title: string, assignments: readonly PropertyAssignment[]): string {
  const texts = assignments.flatMap(({ value }) => (typeof value.value === 'string' ? [value.value] : []));
  return foldForSearch([title, ...texts].join('\n'));
}
