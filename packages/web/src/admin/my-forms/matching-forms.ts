import { wordSearch } from '@form-portal/domain';
import type { I18n } from '../../shared/i18n/i18n.ts';
import type { FormOverview } from '@form-portal/domain/wire';

/** The forms whose name in any language, or whose class, contains every word of the search; sorted by the name shown on the page. */
export function matchingForms(
  forms: readonly FormOverview[],
  searchText: string,
  { textOf, compare }: Pick<I18n, 'textOf' | 'compare'>,
): readonly FormOverview[] {
  const matches = wordSearch(searchText);
  const isMatch = ({ name, className, classNames }: FormOverview): boolean =>
    matches([...Object.values(name), className ?? '', ...Object.values(classNames)].join('\n'));
  return forms.filter(isMatch).sort((one, other) => compare(textOf(one.name), textOf(other.name)));
}
