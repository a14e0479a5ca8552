import type { PropertyAssignment } from '@form-portal/domain';

/** A text as it is compared when somebody searches: NFKC, lower case. */
export function foldForSearch(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** What an object is found by: its title and every text it carries. */
export function searchTextOf(title: string, assignments: readonly PropertyAssignment[]): string {
  const texts = assignments.flatMap(({ value }) => (typeof value.value === 'string' ? [value.value] : []));
  return foldForSearch([title, ...texts].join('\n'));
}
